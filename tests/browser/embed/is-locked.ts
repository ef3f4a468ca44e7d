import type { Page } from '@playwright/test';

/** Returns whether the page cannot be scrolled. */
export function isLocked(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
  );
}
