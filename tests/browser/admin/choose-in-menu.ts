import type { Page } from '@playwright/test';

/** Opens the menu of a button and chooses one of its items. */
export async function chooseInMenu(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menu').getByText(item, { exact: true }).click();
}
