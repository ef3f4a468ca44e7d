import type { PublicBot } from '../../api/contract/bot/public-bot.ts';

/** Placeholder. In `faq-chatbot.js?website=1` the server replaces it with that website's settings as JSON. */
const written = '{{bot}}';
const bot: (PublicBot & { website: number }) | undefined = /^\{"/.test(written)
  ? JSON.parse(written)
  : undefined;

/** The settings of the website, if the script contains them. */
export function botInScript(websiteId: number): PublicBot | undefined {
  return bot?.website === websiteId ? bot : undefined;
}
