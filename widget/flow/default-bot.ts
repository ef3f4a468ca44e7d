import type { PublicBot } from '../../api/contract/public-bot.ts';

/** The bot's own looks, also the sign that the website's settings have not been read. */
export const defaultBot: PublicBot = {};
