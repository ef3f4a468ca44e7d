import { expect, type Locator } from '@playwright/test';

/** Presses an action of a row. On phones, where the row is a card, its menu may have it. */
export async function pressInRow(
  row: Locator,
  action: 'Edit' | 'Delete' | 'Change Status',
): Promise<void> {
  await expect(row).toBeVisible();
  const button = row.getByRole('button', { name: action });
  if ((await button.count()) > 0) return await button.click();
  await row.getByRole('button', { name: 'Lainnya' }).click();
  await row.page().getByRole('menuitem', { name: action, exact: true }).click();
}
