import type { ChannelType } from './contact.ts';

/**
 * What a website's admins have chosen for its bot: inside `GET /faq-chatbot.js?website={id}`, and for earlier tags
 * `GET /websites/{id}/bot`. What they have not chosen is left out. An attribute of the tag or the element wins.
 */
export interface PublicBot {
  /** Values of the element's attributes, by their names. */
  attributes?: Partial<
    Record<'launcher' | 'accent' | 'theme' | 'position' | 'offset-x' | 'offset-y' | 'lang', string>
  >;
  /** The label of the launcher. */
  launcher?: string;
  title?: string;
  subtitle?: string;
  greeting?: string;
  /** The greeting of the phone page. */
  pageGreeting?: string;
  /** File name for `/faqs/image/{name}`. */
  avatar?: string;
  /** Ids of questions. */
  shortcuts?: number[];
  /** The bot's own words in English, when that is its language or the page asked for `/websites/{id}/bot/en`. */
  words?: object;
  /** The website's name, for the draft of a message; only with `channels`. */
  name?: string;
  /** Left out when live chat is the only way and always open. */
  channels?: PublicChannel[];
}

export interface PublicChannel {
  type: ChannelType;
  /** What the link opens: `https://wa.me/62...`, `https://t.me/...`, `tel:`, `mailto:`, https; left out for `livechat`. */
  href?: string;
  label?: string;
  hours?: PublicHours;
}

/** Opening hours, ready to compute with. */
export interface PublicHours {
  /** Minutes to add to UTC. */
  offset: number;
  /** `WIB`. */
  zone: string;
  /**
   * Each begins on a weekday (0 is Sunday) at a minute of that day, and ends at a minute counted from the same midnight. Those of a day
   * are sorted and do not overlap.
   */
  spans: [weekday: number, from: number, to: number][];
  /** Days off, each as whole days since 1970-01-01 in the zone: first and last. */
  closed: [first: number, last: number][];
}
