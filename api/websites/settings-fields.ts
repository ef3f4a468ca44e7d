import type { AuditFields } from '../contract/audit.ts';
import { showChannelValue } from '../contract/bot/channel-value.ts';
import type { Channel, Contact, OpeningHours } from '../contract/bot/contact.ts';
import { recognizeLivechat, vendorNames } from '../contract/bot/livechat-vendors.ts';
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
function toFields({ settings, shortcuts, livechatLink }: StoredSettings): AuditFields {
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
    contact: contact.channels.map((way) => describeWay(way, livechatLink)).join('\n'),
    hours: describeAllHours(contact, livechatLink),
    fill_words: describeWords(words),
  };
}

function describeWords(words: Readonly<Record<string, string>>): string | null {
  const lines = Object.entries(words).map(([name, value]) => `${name}: ${value}`);
  return lines.join('\n') || null;
}

/** The ways that are not always open. */
function describeAllHours({ channels }: Contact, livechatLink: string): string | null {
  const lines = channels.flatMap((way) =>
    way.hours ? `${describeWay(way, livechatLink)}: ${describeHours(way.hours).join('; ')}` : [],
  );
  return lines.join('\n') || null;
}

function describeWay({ type, value, label }: Channel, livechatLink: string): string {
  const address =
    type === 'livechat' ? describeLivechat(livechatLink) : showChannelValue(type, value);
  return [words.channels[type], label !== undefined && `“${label}”`, address]
    .filter(Boolean)
    .join(' ');
}

function describeLivechat(link: string): string {
  const found = recognizeLivechat(link);
  if (found === undefined) return '';
  return `(${found.vendor === null ? new URL(found.href).host : vendorNames[found.vendor]})`;
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
