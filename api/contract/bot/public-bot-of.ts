import { type Appearance, type BotText, botTexts } from './appearance.ts';
import { channelHref } from './channel-value.ts';
import type { Channel, Contact } from './contact.ts';
import type { PublicBot, PublicChannel } from './public-bot.ts';
import { publicHoursOf } from './public-hours.ts';

interface BotSettings {
  appearance: Appearance;
  contact: Contact;
  /** The website's name. */
  name: string;
}

/** The settings of a website as the bot reads them: only those that an admin chose. */
export function publicBotOf({ appearance, contact, name }: BotSettings): PublicBot {
  const attributes = chosen({
    launcher: appearance.launcher_icon_only ? 'icon' : null,
    accent: appearance.accent,
    theme: appearance.theme,
    position: appearance.position,
    'offset-x': appearance.offset_x?.toString(),
    'offset-y': appearance.offset_y?.toString(),
    lang: appearance.lang,
  });
  const channels = contact.channels.map(toPublicChannel);
  const [first, ...others] = channels;
  const isUsual = others.length === 0 && first?.type === 'livechat' && !first.label && !first.hours;
  return chosen({
    attributes: Object.keys(attributes).length > 0 ? attributes : null,
    ...textsOf(appearance),
    avatar: appearance.avatar,
    shortcuts: appearance.shortcuts.length > 0 ? appearance.shortcuts : null,
    ...(!isUsual && { name, channels }),
  });
}

function textsOf(appearance: Appearance): object {
  const texts = Object.entries(botTexts);
  return Object.fromEntries(
    texts.map(([name, { publicName }]) => [publicName, appearance[name as BotText]]),
  );
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
