import { inArray } from 'drizzle-orm';
import { rightOfUndo } from '../auth/rights/require-rights.ts';
import type { AuditEntry, AuditFields } from '../contract/audit.ts';
import { hasRight, type Rights, websitesOf } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { websites } from '../db/schema.ts';

/**
 * Removes what an account may not see: the name of another website that FAQs were copied from, and the addresses of
 * clients, which are on the whitelist. Undos that it may not make are not offered.
 */
export async function hideOthers(
  db: Reader,
  rights: Rights,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const own = websitesOf(rights);
  if (own === undefined) return [...entries];
  const rows = await db
    .select({ name: websites.name })
    .from(websites)
    .where(inArray(websites.id, [...own]));
  const names = new Set<unknown>(rows.map(({ name }) => name));
  return entries.map((entry) => ({
    ...entry,
    address: null,
    undo: mayUndo(rights, entry, names) ? entry.undo : null,
    label: hideInLabel(entry, names),
    before: hideSource(entry.before, names),
    after: hideSource(entry.after, names),
  }));
}

/** The undo of a move to a website writes the other one, too, and that of 'Jadikan bersama' the library. */
function mayUndo(
  rights: Rights,
  { entity, action, after }: AuditEntry,
  names: ReadonlySet<unknown>,
): boolean {
  if (!hasRight(rights, rightOfUndo[entity])) return false;
  if (action === 'move' && after && isHidden(after, names)) return false;
  return action !== 'update' || after?.shared !== true;
}

function hideSource(fields: AuditFields | null, names: ReadonlySet<unknown>): AuditFields | null {
  if (fields === null || !isHidden(fields, names)) return fields;
  const { copied_from: _, ...shown } = fields;
  return shown;
}

function hideInLabel({ label, before, after }: AuditEntry, names: ReadonlySet<unknown>): string {
  const fields = { ...before, ...after };
  const { copied, copied_from: from } = fields;
  if (typeof copied !== 'number' || typeof from !== 'string') return label;
  const isNamed = label === messages.faqsOfWebsite(copied, from);
  return isNamed && isHidden(fields, names) ? messages.faqsOfOtherWebsite(copied) : label;
}

function isHidden(fields: AuditFields, names: ReadonlySet<unknown>): boolean {
  return 'copied_from' in fields && !names.has(fields.copied_from);
}
