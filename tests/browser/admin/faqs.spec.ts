import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { slowTag } from '../slow-tag.ts';
import { addFaqs } from './add-faqs.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

const question = 'Bagaimana cara mengganti nomor WhatsApp?';
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test.describe('of a small website', () => {
  test.use({ serverEnv: { SEED: 'none' } });

  test('a FAQ is added under a parent, edited, and deleted', async ({ page }) => {
    await addFaqs(page, ['Akun', '  Cara daftar akun', 'Bonus']);
    await page.goto('/?website=1');
    const image = await sharp({
      create: { width: 320, height: 200, channels: 3, background: '#369' },
    })
      .jpeg()
      .toBuffer();

    await openFaqForm(page);
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    await expect(page.getByText('Pertanyaan tidak boleh kosong.')).toBeVisible();
    await expect(page.getByLabel('Question')).toBeFocused();

    await page.getByLabel('Question').fill(question);
    await page.getByLabel('Answer').fill('Hubungi Live Agent.');
    await page
      .getByLabel('Image')
      .setInputFiles({ name: 'wa.jpg', mimeType: 'image/jpeg', buffer: image });
    await page.getByRole('combobox', { name: 'Parent' }).click();
    await page.getByRole('combobox', { name: 'Cari pertanyaan...' }).fill('cara daftar');
    await page.getByRole('option', { name: /Cara daftar akun/ }).click();
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Apakah Anda yakin ingin menambahkan FAQ ini?');
    await asked.getByRole('button', { name: 'Add FAQ' }).click();

    const row = rowOf(page, question);
    await expect(row.getByRole('cell').nth(2)).toHaveText('Hubungi Live Agent.');
    await row.getByRole('button', { name: 'Perbesar gambar' }).click();
    const preview = page.getByRole('dialog', { name: question });
    await expect(preview.getByRole('img')).toHaveJSProperty('naturalWidth', 320);
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect(preview).toBeHidden();

    await row.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
    await expect(editor.getByRole('combobox', { name: 'Parent' })).toHaveText('Cara daftar akun');
    await editor.getByLabel('Question').fill(`${question} Segera`);
    await editor.getByRole('combobox', { name: 'Parent' }).click();
    await page.getByRole('combobox', { name: 'Cari pertanyaan...' }).fill('tier 0');
    await page.getByRole('option', { name: 'Tier 0 (No Parent)' }).click();
    await editor.getByRole('button', { name: 'Hapus gambar' }).click();
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toBeHidden();
    const edited = rowOf(page, `${question} Segera`);
    await expect(edited.getByRole('cell').nth(3)).toHaveText('No image');
    await expect(edited.getByRole('cell').nth(4)).toHaveText('Tier 0');

    await edited.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Yakin ingin menghapus FAQ ini?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    // An open dialog hides the rows from queries by role, so wait for the toast.
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(edited).toBeHidden();
    const visible = await page.request.get('/faqs/1');
    expect(await visible.text()).not.toContain(question);
  });
});

test("the page's own bot shows an edit, a deletion and a restored FAQ at once", async ({
  page,
}) => {
  await page.goto('/?website=1&q=deposit');
  const tree: { id: number; parent_id: number | null; depth: number; question: string }[] = await (
    await page.request.get('/api/faqs/1/tree')
  ).json();
  const [first, child] = tree;
  const below = tree.findIndex(({ depth }, index) => index > 0 && depth === 0) - 1;
  const row = page.locator(`#row-${first?.id}`);
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  const bot = page.getByRole('dialog', { name: 'Live Chat Bot' });
  const asked = bot.getByRole('button', { name: 'Deposit', exact: true });
  await launcher.click();
  await asked.click();
  await expect(bot.getByRole('log')).toContainText('Ada yang bisa kami bantu soal deposit?');
  await launcher.click();

  await row.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
  await test.step('a FAQ can be moved neither below itself nor below a descendant', async () => {
    await editor.getByRole('combobox', { name: 'Parent' }).click();
    const search = page.getByRole('combobox', { name: 'Cari pertanyaan...' });
    await expect(page.getByRole('listbox').getByRole('option').nth(3)).toBeVisible();
    for (const unfit of [first?.question ?? '', child?.question ?? '']) {
      await search.fill(unfit);
      await expect(page.getByRole('option', { name: unfit, exact: true })).toHaveCount(0);
    }
    await search.press('Escape');
  });
  await editor.getByLabel('Answer').fill('Jawaban yang baru disimpan.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await launcher.click();
  await expect(bot.getByRole('log')).toContainText('Jawaban yang baru disimpan.');
  // A page with a session must not load a third-party script.
  await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'tab');
  await expect(page.locator('faq-chatbot')).toHaveAttribute('theme', 'host');
  await bot.getByRole('button', { name: 'Kembali ke Home' }).click();
  await expect(asked).toBeVisible();
  await launcher.click();

  await test.step('deleting a parent says how many FAQs are deleted with it', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`${below} pertanyaan di bawahnya ikut terhapus.`);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    await expect(question).toBeHidden();
    const after = await (await page.request.get('/api/faqs/1/tree')).json();
    expect(after).toHaveLength(tree.length - below - 1);
  });
  await launcher.click();
  await expect(bot.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await launcher.click();

  await page.goto('/history?action=delete');
  await page.getByRole('button', { name: 'Pulihkan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await launcher.click();
  await expect(asked).toBeVisible();
});

test('the list is visible first, the form opens above it, and the search shows a row', {
  tag: slowTag,
}, async ({ page }) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/?website=1');
    await expect(page.locator('#row-1')).toBeInViewport();
    await expect(page.getByLabel('Question')).toBeHidden();
    await openFaqForm(page);
    await expect(page.getByLabel('Question')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }

  const search = page.getByRole('combobox', { name: 'Cari halaman atau FAQ' });
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('cek withdraw');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?website=1(&page=\d+)?#row-21$/);
  await expect(page.locator('#row-21')).toBeInViewport();

  // On a narrow window there is hardly more than the icon to click.
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .getByRole('search')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(search).toBeFocused();
  expect((await search.boundingBox())?.width).toBeGreaterThan(250);
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
});
