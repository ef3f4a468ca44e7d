import { useEffect } from 'react';
import { findPageBot } from './page-bot.ts';

/**
 * Hides the page's own bot on a page that shows a bot itself.
 *
 * @param websiteId hides it only while both show the same website.
 */
export function useNoPageBot(websiteId?: number): void {
  useEffect(() => {
    const bot = findPageBot();
    const isOther = websiteId !== undefined && bot?.getAttribute('website-id') !== `${websiteId}`;
    if (bot === null || isOther) return;
    bot.close?.();
    bot.hidden = true;
    return () => {
      bot.hidden = false;
    };
  }, [websiteId]);
}
