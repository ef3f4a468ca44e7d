import type { AuditFields } from '../contract/audit.ts';
import { showChannelValue } from '../contract/bot/channel-value.ts';
import type { Channel, Contact, OpeningHours } from '../contract/bot/contact.ts';
import { settingsInTrail as words } from '../copy/settings-in-trail.ts';
import type { StoredSettings } from './stored-settings.ts';

/** The settings that differ, as fields for the audit trail. */
export function changedFields(
  before: StoredSettings,
  after: StoredSettings,
): { before: AuditFields; after: AuditFields } {
  const [from, to] = [toFields(before), toFields(after)];
  const changed = Object.keys(to).filter((name) => from[name] !== to[name]);
  const pick = (fields: AuditFields) =>
    Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: pick(from), after: pick(to) };
}

/** Shortcuts are stored as their questions, and contacts and words as a text, one per line. */
function toFields({ settings, shortcuts }: StoredSettings): AuditFields {
  const { publishing, embed, contact, words, review_every } = settings;
  // Rename `position`, because a FAQ also has a field of this name.
  const { position, ...appearance } = settings.appearance;
  return {
    publishing,
    embed,
    review_every,
    ...appearance,
    bot_position: position,
    shortcuts: shortcuts.join('\n') || null,
    contact: describeContact(contact),
    fill_words: describeWords(words),
  };
}

function describeWords(words: Readonly<Record<string, string>>): string | null {
  const lines = Object.entries(words).map(([name, value]) => `${name}: ${value}`);
  return lines.join('\n') || null;
}

function describeContact({ channels }: Contact): string {
  return channels.map(describeChannel).join('\n');
}

function describeChannel({ type, value, label, hours }: Channel): string {
  const name = label === undefined ? words.channels[type] : `${words.channels[type]} “${label}”`;
  const address = showChannelValue(type, value);
  return [
    address === '' ? name : `${name}: ${address}`,
    ...(hours ? describeHours(hours) : []),
  ].join('; ');
}

function describeHours({ zone, spans, closed }: OpeningHours): string[] {
  const days = words.days.flatMap((name, at) => {
    const ofDay = spans.filter(({ day }) => day === at + 1).map(({ from, to }) => `${from}–${to}`);
    return ofDay.length === 0 ? [] : `${name} ${ofDay.sort().join(', ')} ${zone}`;
  });
  const daysOff = closed.map(({ from, to, note }) => {
    const period = from === to ? from : `${from} – ${to}`;
    return `${words.closed} ${period}${note === undefined ? '' : ` (${note})`}`;
  });
  return [...days, ...daysOff];
}
