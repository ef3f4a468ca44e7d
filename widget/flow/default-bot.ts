import type { PublicBot } from '../../api/contract/bot/public-bot.ts';

/** The default looks. Compared by identity: a state with this object has not read the website's settings. */
export const defaultBot: PublicBot = {};
