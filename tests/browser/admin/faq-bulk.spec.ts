import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { addFaqs } from './add-faqs.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

const checkbox = (page: Page, question: string) =>
  page.getByRole('checkbox', { name: `Pilih: ${question}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'FAQ terpilih' });
const questions = async (page: Page) =>
  (await page.getByRole('checkbox', { name: /^Pilih: / }).all()).length === 0
    ? []
    : await page
        .getByRole('checkbox', { name: /^Pilih: / })
        .evaluateAll((boxes) =>
          boxes.map((box) => box.getAttribute('aria-label')?.slice('Pilih: '.length)),
        );

async function answers(page: Page): Promise<(string | null)[]> {
  const rows: { answer: string | null }[] = await (await page.request.get('/faqs/1')).json();
  return rows.map(({ answer }) => answer);
}

test('a word is replaced in one website or in several, one line is left out, and one undo reverts it', async ({
  page,
  checkAxe,
}) => {
  const answerOf = (number: number) => `Turnover ke-${number} dihitung dari turnover harian.`;
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
  await addFaqs(
    page,
    numbers.map((number) => `Pertanyaan ${number} | ${answerOf(number)}`),
  );
  const before = await answers(page);
  await page.goto('/?website=1');
  await chooseInMenu(page, 'Lainnya', 'Ganti kata');
  const dialog = page.getByRole('dialog', { name: 'Ganti kata' });
  await expect(
    dialog.getByText('Mencari di pertanyaan dan jawaban semua FAQ website ini.'),
  ).toBeVisible();
  await dialog.getByLabel('Cari').fill('turnover');
  await dialog.getByLabel('Ganti dengan').fill('TO');
  await expect(dialog.getByText('10 teks di 10 FAQ akan diganti.')).toBeVisible();
  const line = dialog.getByRole('listitem').filter({ hasText: 'Answer: Pertanyaan 7' });
  await expect(line.getByRole('deletion')).toHaveText([/Turnover/, /turnover/]);
  await expect(line.getByRole('insertion')).toHaveText([/TO/, /TO/]);

  await dialog.getByLabel('Cocokkan huruf besar/kecil').check();
  await expect(line.getByRole('deletion')).toHaveText([/turnover/]);
  await line.getByRole('checkbox').uncheck();
  await expect(dialog.getByText('9 teks di 9 FAQ akan diganti.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ganti di 9 FAQ' }).click();
  await expect(page.getByText('Kata di 9 FAQ berhasil diganti.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const after = before.map((answer, at) =>
    at === 6 ? answer : (answer?.replaceAll('turnover', 'TO') ?? null),
  );
  expect(await answers(page)).toEqual(after);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Perubahan berhasil diurungkan.')).toBeVisible();
  expect(await answers(page)).toEqual(before);

  for (const name of ['Toko Dua', 'Toko Tiga', 'Toko Empat']) {
    const data = valid.website({ name });
    await page.request.post('/api/websites', { data });
  }
  for (const website_id of ['1', '2', '3', '4']) {
    const multipart = { question: `Ganti situs ${website_id}`, website_id };
    await page.request.post('/api/faqs/', { multipart });
  }
  const questionsOf = async () => {
    const read = async (id: number) =>
      (await (await page.request.get(`/faqs/${id}`)).json()).at(-1).question;
    return await Promise.all([1, 2, 3, 4].map(read));
  };
  await page.goto('/history');
  const entry = page.getByRole('row').filter({ hasText: 'Mengganti' });
  await expect(entry).toContainText('“turnover” menjadi “TO” di 9 FAQ');
  await expect(entry).toContainText('Sudah diurungkan');
  await page.getByRole('link', { name: 'FAQ', exact: true }).click();

  await chooseInMenu(page, 'Lainnya', 'Ganti kata');
  await dialog.getByLabel('Cari').fill('situs');
  await dialog.getByLabel('Ganti dengan').fill('toko');
  await expect(dialog.getByRole('button', { name: 'Ganti di 1 FAQ' })).toBeEnabled();
  await dialog.getByLabel('Cakupan').selectOption('Semua website');
  await expect(dialog.getByRole('button', { name: 'Ganti di 4 FAQ' })).toBeEnabled();
  await dialog.getByLabel('Cakupan').selectOption('Website pilihan');
  await dialog.getByRole('checkbox', { name: 'Toko Dua' }).check();
  await dialog.getByRole('checkbox', { name: 'Toko Tiga' }).check();
  const lines = dialog.getByRole('region', { name: 'Hasil penggantian' });
  await expect(lines.getByText('Toko Tiga')).toBeVisible();
  await lines.getByRole('checkbox', { name: 'Question: Ganti situs 2' }).uncheck();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Ganti di 2 FAQ' }).click();
  await expect(page.getByText('Kata di 2 FAQ dari 2 website berhasil diganti.')).toBeVisible();
  const [own, second, third, fourth] = [1, 2, 3, 4].map((id) => `Ganti situs ${id}`);
  expect(await questionsOf()).toEqual(['Ganti toko 1', second, 'Ganti toko 3', fourth]);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Perubahan berhasil diurungkan.')).toBeVisible();
  expect(await questionsOf()).toEqual([own, second, third, fourth]);
});

test('FAQs are chosen as a range or by keyboard, moved or deleted, and one undo reverts it', async ({
  page,
}) => {
  const names = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Di bawah lima'];
  await addFaqs(page, [...names.slice(0, 5), '  Di bawah lima']);
  await page.goto('/?website=1');

  await test.step('a range is chosen with Shift, moved to another parent, and moved back', async () => {
    await checkbox(page, 'Dua').click();
    await checkbox(page, 'Empat').click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('3 dipilih');
    await expect(page.getByRole('status').filter({ hasText: '3 dipilih' })).toBeAttached();

    await bar(page).getByRole('button', { name: 'Pindahkan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pindahkan FAQ terpilih' });
    await expect(dialog.getByText('3 FAQ dipindahkan, urutannya tetap.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Parent' }).click();
    await expect(page.getByRole('option', { name: 'Tiga', exact: true })).toHaveCount(0);
    await page.getByRole('option', { name: 'Lima', exact: true }).click();
    await dialog.getByRole('button', { name: 'Pindahkan' }).click();
    await expect(page.getByText('3 FAQ berhasil dipindahkan.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const moved = ['Satu', 'Lima', 'Di bawah lima', 'Dua', 'Tiga', 'Empat'];
    await expect.poll(() => questions(page)).toEqual(moved);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(() => questions(page)).toEqual(names);
  });

  await test.step('many FAQs are chosen, deleted and restored by keyboard', async () => {
    await checkbox(page, 'Empat').focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('1 dipilih');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();

    await page.keyboard.press('Space');
    await checkbox(page, 'Lima').focus();
    await page.keyboard.press('Shift+Space');
    await expect(bar(page)).toContainText('2 dipilih');
    await bar(page).getByRole('button', { name: 'Hapus' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Hapus FAQ terpilih' });
    await expect(dialog).toContainText('Yakin ingin menghapus 2 FAQ ini?');
    await expect(dialog).toContainText('1 pertanyaan di bawahnya ikut terhapus.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 FAQ berhasil dihapus.')).toBeVisible();
    await expect.poll(() => questions(page)).toEqual(['Satu', 'Dua', 'Tiga']);
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect.poll(() => questions(page)).toEqual(names);
  });
});

test('the choice covers all pages, and FAQs that were changed meanwhile are skipped and listed', async ({
  page,
}) => {
  const all = Array.from({ length: 103 }, (_, index) => `Pertanyaan ${index + 1}`);
  await addFaqs(page, all);
  await page.goto('/?website=1');
  await checkbox(page, 'Pertanyaan 1').check();
  const ofPage = page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' });
  await expect(ofPage).toBeChecked({ indeterminate: true });
  await ofPage.click();
  await expect(bar(page)).toContainText('100 dipilih');
  await bar(page).getByRole('button', { name: 'Pilih semua 103 FAQ' }).click();
  await expect(bar(page)).toContainText('103 dipilih, 3 tidak tampil');
  await bar(page).getByRole('button', { name: 'Batalkan pilihan' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(ofPage).toBeFocused();

  await test.step('Tab through the buttons for chosen FAQs does not scroll the list', async () => {
    await checkbox(page, 'Pertanyaan 20').check();
    await bar(page).getByRole('button').first().focus();
    const before = await page.evaluate(() => window.scrollY);
    for (const button of (await bar(page).getByRole('button').all()).slice(1)) {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
    await checkbox(page, 'Pertanyaan 20').uncheck();
  });

  await checkbox(page, 'Pertanyaan 1').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await checkbox(page, 'Pertanyaan 101').check();
  await expect(bar(page)).toContainText('2 dipilih');
  await page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' }).fill('pertanyaan 10');
  await checkbox(page, 'Pertanyaan 10').check();
  await expect(bar(page)).toContainText('3 dipilih');

  const rows: { id: number; question: string }[] = await (await page.request.get('/faqs/1')).json();
  const id = rows.find(({ question }) => question === 'Pertanyaan 10')?.id;
  const multipart = { question: 'Sudah lain', answer: '', website_id: '1', parent_id: '' };
  await page.request.put(`/api/faqs/${id}`, { multipart });
  await bar(page).getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus 3 FAQ' }).click();
  await expect(page.getByText('2 FAQ berhasil dihapus.')).toBeVisible();
  const skipped = page.getByRole('dialog', { name: '1 FAQ dilewati' });
  await expect(skipped.getByRole('listitem')).toHaveText('Sudah lainSudah diubah admin lain.');
});
