import { findPageBot } from './page-bot.ts';

/**
 * Replaces the page's bot after an edit of its website's FAQs, because an element loads its FAQs once. The
 * conversation is restored.
 */
export async function reloadBot(websiteId: number): Promise<void> {
  if (findPageBot()?.getAttribute('website-id') !== `${websiteId}`) return;
  try {
    // Refreshes the browser's cache, which the new element reads from.
    const host = findPageBot()?.getAttribute('api-host') ?? location.origin;
    const response = await fetch(`${host}/faqs/${websiteId}`, { cache: 'no-cache' });
    await response.arrayBuffer();
    if (!response.ok) return;
    // This module contains the docs of each attribute, so it is loaded only when needed.
    const { attributeNames } = await import('../../embed/attributes.ts');
    const bot = findPageBot();
    const renewed = document.createElement('faq-chatbot');
    // Copy only the bot's own attributes: an open dialog sets others, and removes them only from the old element.
    for (const name of attributeNames) {
      const value = bot?.getAttribute(name);
      if (value) renewed.setAttribute(name, value);
    }
    bot?.replaceWith(renewed);
  } catch {
    // Without the server a new element would not be better.
  }
}
