import { useEffect } from 'react';
import { findPageBot } from './page-bot.ts';

/** Hides the page's own bot where the page shows one itself. @param websiteId hides it only while it is the same bot. */
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
