import type { websiteSettings } from './schema.ts';

/** The columns with the settings of a website's bot that its admins choose. */
export const settingsNames = [
  'appearance',
  'avatar',
  'contact',
  'embed',
  'fillWords',
  'reviewEvery',
  'reviewSince',
  'privacy',
  'help',
  'helpHost',
] as const;

/** The bot's settings that the admins of a website chose, as stored; `null` for a setting that nobody chose. */
export type BotSettings = Pick<typeof websiteSettings.$inferSelect, (typeof settingsNames)[number]>;
