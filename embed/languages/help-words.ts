import type { ChannelType } from '../../api/contract/bot/contact.ts';

/** The words of help pages. They are not in the bot's script. */
export interface HelpWords {
  /** The title behind a question: 'Bantuan Toko'. */
  siteTitle: (name: string) => string;
  description: (name: string) => string;
  breadcrumb: string;
  home: string;
  openBot: string;
  otherQuestions: string;
  inThisTopic: string;
  alsoIn: (topic: string) => string;
  all: (count: number) => string;
  part: (part: number, parts: number) => string;
  parts: string;
  noAnswer: string;
  empty: string;
  imageOf: (question: string) => string;
  details: string;
  contact: string;
  ways: Readonly<Record<ChannelType, string>>;
  /** Monday first. */
  days: readonly [string, string, string, string, string, string, string];
  every: string;
  closed: string;
  privacy: string;
  /** Says that a copy was made on a day, and what it cannot do. */
  snapshot: (day: string) => string;
  goneTitle: string;
  gone: string;
}
