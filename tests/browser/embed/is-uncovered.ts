import type { Locator } from '@playwright/test';

/** Returns whether an element is in the window and nothing covers its top and its bottom. */
export function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const root = shown.getRootNode() as ShadowRoot;
    return [top + 2, bottom - 2].every((y) => {
      const front = root.elementFromPoint((left + right) / 2, y);
      return front !== null && (shown === front || shown.contains(front));
    });
  });
}
