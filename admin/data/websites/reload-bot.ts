import { attributeNames } from '../../../embed/attributes.ts';
import { findPageBot } from './page-bot.ts';

/**
 * Replaces the page's bot after an edit of its website's FAQs, because the element loads its FAQs only once. The
 * conversation is restored.
 *
 * @param websiteId undefined if the edit may have changed several websites.
 */
export async function reloadBot(websiteId?: number): Promise<void> {
  const shownId = findPageBot()?.getAttribute('website-id');
  if (websiteId !== undefined && shownId !== `${websiteId}`) return;
  try {
    // Refresh the browser's HTTP cache, from which the new element loads.
    const host = findPageBot()?.getAttribute('api-host') ?? location.origin;
    const response = await fetch(`${host}/faqs/${shownId}`, { cache: 'no-cache' });
    await response.arrayBuffer();
    if (!response.ok) return;
    const bot = findPageBot();
    const renewed = document.createElement('faq-chatbot');
    // Copy only the bot's own attributes: an open dialog sets other ones, and removes them only from the old element.
    for (const name of attributeNames) {
      const value = bot?.getAttribute(name);
      if (value) renewed.setAttribute(name, value);
    }
    bot?.replaceWith(renewed);
  } catch {
    // If the server cannot be reached, a new element would not work either.
  }
}
