import type { PublicBot } from '../api/contract/public-bot.ts';

/** In `faq-chatbot.js?website=1`, the server writes the settings of that website here. Unchanged it is no JSON. */
const written = '{{bot}}';
const bot: (PublicBot & { website: number }) | undefined = /^\{"/.test(written)
  ? JSON.parse(written)
  : undefined;

/** The settings of a website, if this script was served for it. */
export function botInScript(websiteId: number): PublicBot | undefined {
  return bot?.website === websiteId ? bot : undefined;
}
