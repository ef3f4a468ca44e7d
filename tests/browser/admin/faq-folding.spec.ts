import type { Page } from '@playwright/test';
import { slowTag } from '../slow-tag.ts';
import { addFaqs } from './add-faqs.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

const questions = async (page: Page) =>
  await page.locator('tbody tr[id] td:nth-child(2) span.clamp-2').allTextContents();
const row = (page: Page, question: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Edit: ${question}`, exact: true }) });
const fold = (page: Page, question: string) =>
  page.getByRole('button', { name: `Lipat: ${question}`, exact: true });
const unfold = (page: Page, question: string) =>
  page.getByRole('button', { name: `Bentangkan: ${question}`, exact: true });

test('branches fold, show the number of their descendants, and stay folded in this tab', async ({
  page,
  checkAxe,
}) => {
  await addFaqs(page, ['Satu', '  Satu A', '    Satu A 1', 'Dua']);
  await page.goto('/?website=1');
  await expect(row(page, 'Dua')).toBeVisible();
  await expect(row(page, 'Satu A').getByRole('img')).toHaveAccessibleName(
    'Tingkat 2, urutan 1 dari 1',
  );
  await expect(fold(page, 'Dua')).toHaveCount(0);
  await expect(fold(page, 'Satu')).toHaveAttribute('aria-expanded', 'true');

  await fold(page, 'Satu').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => questions(page)).toEqual(['Satu', 'Dua']);
  await expect(row(page, 'Satu')).toContainText('2 di bawahnya');
  await expect(unfold(page, 'Satu')).toBeFocused();
  await expect(unfold(page, 'Satu')).toHaveAttribute('aria-expanded', 'false');
  await checkAxe(page);

  await page.reload();
  await expect(row(page, 'Dua')).toBeVisible();
  await expect.poll(() => questions(page)).toEqual(['Satu', 'Dua']);

  // A search shows its results in folded branches too.
  await page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' }).fill('Satu A');
  await expect(row(page, 'Satu A 1')).toBeVisible();
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Seperti di bot' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Lipat semua' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hapus pencarian' }).click();
  await expect.poll(() => questions(page)).toEqual(['Satu', 'Dua']);

  await chooseInMenu(page, 'Tampilan', 'Bentangkan semua');
  await expect.poll(() => questions(page)).toEqual(['Satu', 'Satu A', 'Satu A 1', 'Dua']);
  await chooseInMenu(page, 'Tampilan', 'Lipat semua');
  await expect.poll(() => questions(page)).toEqual(['Satu', 'Dua']);
  // The branches inside it are folded too.
  await unfold(page, 'Satu').click();
  await expect.poll(() => questions(page)).toEqual(['Satu', 'Satu A', 'Dua']);

  await test.step('a row that was moved or linked to is unfolded', async () => {
    await chooseInMenu(page, 'Tampilan', 'Lipat semua');
    await expect.poll(() => questions(page)).toEqual(['Satu', 'Dua']);
    const edit = row(page, 'Dua').getByRole('button', { name: 'Edit' });
    await edit.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => questions(page)).toEqual(['Satu', 'Satu A', 'Dua']);
    await expect(page.getByText('Dua, tingkat 2, urutan 2 dari 2')).toBeVisible();
    await expect(edit).toBeFocused();

    await chooseInMenu(page, 'Tampilan', 'Lipat semua');
    await expect.poll(() => questions(page)).toEqual(['Satu']);
    const faqs = await (await page.request.get('/api/faqs/1/tree')).json();
    await page.goto(`/?website=1#row-${faqs[2].id}`);
    await expect.poll(() => questions(page)).toEqual(['Satu', 'Satu A', 'Satu A 1', 'Dua']);
  });
});

test('pages contain only visible rows, and links to a row open its page', { tag: slowTag }, async ({
  page,
}) => {
  const branch = (parent: string) => [
    parent,
    ...Array.from({ length: 45 }, (_, child) => `  ${parent}, anak ${child + 1}`),
  ];
  await addFaqs(page, ['Induk 1', 'Induk 2', 'Induk 3'].flatMap(branch));
  const faqs = await (await page.request.get('/api/faqs/1/tree')).json();
  const { id } = faqs.at(-1);
  await page.goto('/?website=1&page=2');
  await expect(row(page, 'Induk 3, anak 45')).toBeVisible();
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  await chooseInMenu(page, 'Tampilan', 'Lipat semua');
  await expect.poll(() => questions(page)).toEqual(['Induk 1', 'Induk 2', 'Induk 3']);
  await expect(page.getByText('Showing page 1 of 1')).toBeVisible();

  // The link has the page among all rows; with two folded branches the row is on page 1. The list loads before the tree.
  await page.route('**/api/faqs/1/tree', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`/?website=1&page=2#row-${id}`);
  await expect(row(page, 'Induk 3, anak 45')).toBeInViewport();
  await expect(page).toHaveURL(`/?website=1#row-${id}`);
  await expect.poll(() => questions(page)).toHaveLength(48);
});
