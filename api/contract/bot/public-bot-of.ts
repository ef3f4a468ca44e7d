import type { Appearance } from './appearance.ts';
import { channelHref } from './channel-value.ts';
import type { Channel, Contact } from './contact.ts';
import type { HelpPage, PrivacyLink } from './help-page.ts';
import { type Look, type LookName, looks } from './looks.ts';
import type { PublicBot, PublicChannel } from './public-bot.ts';
import { publicHoursOf } from './public-hours.ts';

interface BotSettings {
  appearance: Appearance;
  contact: Contact;
  /** The website's name. */
  name: string;
  privacy?: PrivacyLink | null;
  help?: HelpPage | null;
}

/** The settings of a website as the bot reads them: only those that an admin chose. */
export function publicBotOf({ appearance, contact, name, privacy, help }: BotSettings): PublicBot {
  const attributes = chosen(publicLooks('attribute', appearance));
  const channels = contact.channels.map(toPublicChannel);
  const [first, ...others] = channels;
  const isUsual = others.length === 0 && first?.type === 'livechat' && !first.label && !first.hours;
  return chosen({
    attributes: Object.keys(attributes).length > 0 ? attributes : null,
    ...publicLooks('publicName', appearance),
    avatar: appearance.avatar,
    shortcuts: appearance.shortcuts.length > 0 ? appearance.shortcuts : null,
    ...(!isUsual && { name, channels }),
    privacy,
    help: help?.is_on ? (true as const) : null,
  });
}

/** The looks that have a public name of this kind, by that name. */
function publicLooks(key: 'publicName' | 'attribute', appearance: Appearance): object {
  const entries = (Object.entries(looks) as [LookName, Look][]).map(([name, look]) => {
    const value = appearance[name];
    return [look[key], typeof value === 'boolean' ? value && look.ifOn : value?.toString()];
  });
  return Object.fromEntries(entries.filter(([name, value]) => name && value !== false));
}

function toPublicChannel({ type, value, label, hours }: Channel): PublicChannel {
  return chosen({
    type,
    href: channelHref(type, value),
    label,
    hours: hours && publicHoursOf(hours),
  }) as PublicChannel;
}

/** The fields that have a value. */
function chosen<T extends object>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value != null);
  return Object.fromEntries(entries) as { [Key in keyof T]?: NonNullable<T[Key]> };
}
