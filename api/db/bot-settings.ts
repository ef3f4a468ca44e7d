import type { websiteSettings } from './schema.ts';

/** The bot's settings that the admins of a website chose, as stored; `null` for a setting that nobody chose. */
export type BotSettings = Pick<
  typeof websiteSettings.$inferSelect,
  'appearance' | 'avatar' | 'contact' | 'embed' | 'fillWords' | 'reviewEvery' | 'reviewSince'
>;
