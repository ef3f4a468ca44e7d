import type { PublicNotice } from '../announcements.ts';
import type { ChannelType } from './contact.ts';
import type { PrivacyLink } from './help-page.ts';
import type { LookName, looks } from './looks.ts';

type NamesOf<Key extends string, Look = (typeof looks)[LookName]> =
  Look extends Record<Key, infer Name extends string> ? Name : never;

/**
 * The settings that a website's admins have chosen for its bot; others are omitted. `/faq-chatbot.js?website={id}`
 * contains them, and earlier tags request `/websites/{id}/bot`. An attribute of the tag or the element has priority.
 */
export interface PublicBot extends Partial<Record<NamesOf<'publicName'>, string>> {
  /** Values of the element's attributes, by attribute name. */
  attributes?: Partial<Record<NamesOf<'attribute'> | 'insights', string>>;
  /** File name for `/faqs/image/{name}`. */
  avatar?: string;
  /** Ids of questions. */
  shortcuts?: number[];
  /** The bot's texts in another language than its default: the website's, or that of `/websites/{id}/bot/{lang}`. */
  words?: SentWords | undefined;
  /** The website's name, for the prefilled text of a message; only with `channels`. */
  name?: string;
  /** Omitted when live chat is the only channel and always open. */
  channels?: PublicChannel[];
  /** The link to the privacy notice, at the foot of home. Without a `label` it has the usual wording. */
  privacy?: PrivacyLink;
  /** Set if the website's help page is on. See `help-address.ts` for its addresses. */
  help?: true;
  /** Announcements that run, by their start. */
  notices?: PublicNotice[];
}

/** `GET /api/preview/websites/{id}/greeting/{lang}`. */
export interface DefaultGreeting {
  /** For visitors of a website whose admins have chosen no greeting; `null` for the bot's own. */
  greeting: string | null;
}

/** The texts of `embed/languages/{lang}.ts`. */
export interface SentWords {
  lang: string;
}

export interface PublicChannel {
  type: ChannelType;
  /**
   * The URL of the link: `https://wa.me/62...`, `https://t.me/...`, `tel:`, `mailto:`, https. Omitted for `livechat`.
   */
  href?: string;
  label?: string;
  hours?: PublicHours;
}

/** Opening hours as numbers, so that the bot need not parse them. */
export interface PublicHours {
  /** Minutes to add to UTC. */
  offset: number;
  /** `WIB`, `WITA` or `WIT`. */
  zone: string;
  /**
   * Each span begins on a weekday (0 is Sunday) at a minute of that day, and ends at a minute counted from the same
   * midnight. The spans of a day are sorted and do not overlap.
   */
  spans: [weekday: number, from: number, to: number][];
  /** Days off, each as whole days since 1970-01-01 in the zone: first and last. */
  closed: [first: number, last: number][];
}
