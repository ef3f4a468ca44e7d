/** The contact channels that a website's bot offers, in this order. */
export interface Contact {
  channels: Channel[];
}

export const channelTypes = ['livechat', 'whatsapp', 'telegram', 'phone', 'email', 'link'] as const;
export type ChannelType = (typeof channelTypes)[number];

export interface Channel {
  type: ChannelType;
  /**
   * The address of the channel in one form: `6281234567890` (WhatsApp), `name` (Telegram), `+622112345` (phone), an
   * e-mail address, an http or https address. Empty for `livechat`, whose link belongs to the website itself.
   */
  value: string;
  /** The label for visitors instead of the usual name. */
  label?: string | undefined;
  /** Omitted when the channel is always open. */
  hours?: OpeningHours | undefined;
}

/** Minutes between local time and UTC. */
export const timeZones = { WIB: 420, WITA: 480, WIT: 540 } as const;
export type TimeZone = keyof typeof timeZones;

export interface OpeningHours {
  zone: TimeZone;
  /** Several spans may belong to one day, for instance with a break at noon. */
  spans: OpeningSpan[];
  /** Days off. A span that begins on such a day is skipped. */
  closed: ClosedDays[];
}

export interface OpeningSpan {
  /** 1 is Monday, 7 is Sunday: the day on which the span begins. */
  day: number;
  /** `HH:MM` in the zone, from `00:00`. */
  from: string;
  /** `HH:MM`, up to `24:00`. If it is not later than `from`, it is on the next day: `20:00` to `02:00`. */
  to: string;
}

export interface ClosedDays {
  /** `YYYY-MM-DD`, the first and the last day. */
  from: string;
  to: string;
  /** A note for admins, such as `Lebaran`. */
  note?: string | undefined;
}

/** The contact of a website whose admins have chosen nothing else. */
export const defaultContact: Contact = { channels: [{ type: 'livechat', value: '' }] };
