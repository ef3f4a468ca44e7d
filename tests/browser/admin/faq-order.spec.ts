import type { Page } from '@playwright/test';
import { slowTag } from '../slow-tag.ts';
import { addFaqs } from './add-faqs.ts';
import { expectClear } from './expect-clear.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

const questions = async (page: Page) =>
  await page.getByRole('row').locator('td:nth-child(2)').allTextContents();
const row = (page: Page, question: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Edit: ${question}`, exact: true }) });

test.use({ serverEnv: { SEED: 'none' } });

test.beforeEach(async ({ page }) => {
  await addFaqs(page, ['Satu', '  Satu A', 'Dua', 'Tiga']);
  await page.goto('/?website=1');
  await expect(row(page, 'Tiga')).toBeVisible();
});

test('a question moves by keys or by its menu, and each move can be undone', async ({ page }) => {
  await test.step('keys move a question with its branch and announce its place', async () => {
    const said = page.getByRole('status');
    const edit = row(page, 'Satu').getByRole('button', { name: 'Edit: Satu', exact: true });
    await edit.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(said.filter({ hasText: 'Satu, tingkat 1, urutan 2 dari 3' })).toBeVisible();
    await expect.poll(() => questions(page)).toEqual(['Dua', 'Satu', 'Satu A', 'Tiga']);
    await expect(edit).toBeFocused();

    await page.keyboard.press('Alt+ArrowRight');
    await expect(said.filter({ hasText: 'Satu, tingkat 2, urutan 1 dari 1' })).toBeVisible();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(
      page.getByText('Tidak ada pertanyaan setingkat di atasnya yang dapat menampungnya.'),
    ).toBeVisible();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(said.filter({ hasText: 'Satu, tingkat 1, urutan 1 dari 3' })).toBeVisible();
    await expect.poll(() => questions(page)).toEqual(['Satu', 'Satu A', 'Dua', 'Tiga']);
    await expect(edit).toBeFocused();

    const messages = page.locator('[data-toaster] [role=status]').filter({ visible: true });
    await expect(messages).toHaveText(['Satu, tingkat 1, urutan 1 dari 3']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => questions(page)).toEqual(['Dua', 'Satu', 'Satu A', 'Tiga']);
  });

  await test.step('the menu of a row moves it to any place, or shows why it cannot', async () => {
    await row(page, 'Tiga').getByRole('button', { name: 'Lainnya: Tiga' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Turun' })).toBeDisabled();
    await menu.getByRole('menuitem', { name: 'Pindahkan ke...' }).click();

    const dialog = page.getByRole('dialog', { name: 'Pindahkan FAQ' });
    await dialog.getByRole('combobox', { name: 'Parent' }).click();
    await page.getByRole('option', { name: 'Satu', exact: true }).click();
    await expect(dialog.getByRole('combobox', { name: 'Tempat' })).toHaveText('Setelah “Satu A”');
    await dialog.getByRole('combobox', { name: 'Tempat' }).click();
    await page.getByRole('option', { name: 'Paling atas' }).click();
    await dialog.getByRole('button', { name: 'Pindahkan' }).click();
    await expect(page.getByText('Tiga, tingkat 2, urutan 1 dari 2')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect.poll(() => questions(page)).toEqual(['Dua', 'Satu', 'Tiga', 'Satu A']);

    await page.getByRole('button', { name: 'Urungkan' }).last().click();
    await expect.poll(() => questions(page)).toEqual(['Dua', 'Satu', 'Satu A', 'Tiga']);
  });
});

test('an addition, an edit and a deletion can be undone from their messages', {
  tag: slowTag,
}, async ({ page }) => {
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Empat');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
  await expect(row(page, 'Empat')).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(row(page, 'Empat')).toHaveCount(0);

  await row(page, 'Satu').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 FAQ')).toBeVisible();
  // Behind a dialog the key undoes nothing.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => questions(page)).toEqual(['Satu', 'Satu A', 'Dua', 'Tiga']);

  await test.step('a message does not move away from a slow press', async () => {
    await row(page, 'Dua').getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
    await dialog.getByLabel('Question').fill('Dua baru');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const edit = row(page, 'Dua baru').getByRole('button', { name: 'Edit' });
    await expect(edit).toBeFocused();
    const { y } = (await edit.boundingBox()) ?? { y: 0 };
    await page.setViewportSize({ width: 1280, height: Math.round(y) + 80 });
    // It moves up over the focused row. The press takes the focus out of the row.
    await expectClear(page, row(page, 'Dua baru'), page.getByRole('heading', { level: 1 }));

    await page.getByRole('button', { name: 'Urungkan' }).last().hover();
    await page.mouse.down();
    await page.waitForTimeout(200);
    await page.mouse.up();
    await expect(row(page, 'Dua')).toBeVisible();
  });
});
