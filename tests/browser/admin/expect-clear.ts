import { expect, type Locator, type Page } from '@playwright/test';

export const toast = (page: Page) => page.locator('[data-toaster] > *');

/** Fails if the first message covers a visible part of one of these elements. */
export async function expectClear(page: Page, ...others: Locator[]): Promise<void> {
  await expect(toast(page).first()).toBeVisible();
  const message = await toast(page).first().boundingBox();
  for (const other of others) {
    const box = await other.boundingBox();
    if (!message || !box) throw new Error(`Not on the screen: ${other}`);
    const isApart =
      message.x >= box.x + box.width ||
      box.x >= message.x + message.width ||
      message.y >= box.y + box.height ||
      box.y >= message.y + message.height;
    expect(isApart, `${JSON.stringify(message)} on ${other} ${JSON.stringify(box)}`).toBe(true);
  }
}
