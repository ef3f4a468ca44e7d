import { isDeepStrictEqual } from 'node:util';
import type { AuditFields } from '../contract/audit.ts';
import { settingsFields } from '../contract/settings-fields.ts';
import type { StoredSettings } from './stored-settings.ts';

/** The settings that differ, as fields for the audit trail. */
export function changedSettings(
  before: StoredSettings,
  after: StoredSettings,
): { before: AuditFields; after: AuditFields } {
  const from = settingsFields(before.settings, before.shortcuts);
  const to = settingsFields(after.settings, after.shortcuts);
  const changed = Object.keys(to).filter((name) => !isDeepStrictEqual(from[name], to[name]));
  const pick = (fields: AuditFields) =>
    Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: pick(from), after: pick(to) };
}
