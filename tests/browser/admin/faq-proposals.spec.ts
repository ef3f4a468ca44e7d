import { chooseInMenu } from './choose-in-menu.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

/** What an assistant answers to the copied request. */
const answer = `Tentu! Berikut kata lainnya:

2: nambah kredit | deposit | ${'isi dompet digital kilat '.repeat(3).trim()}
9999: bukan punya kami
3: transfer duit kilat
`;

for (const width of [1280, 360])
  test.describe(`on a screen of ${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('other words are proposed by an assistant, ticked, added in one write and undone', async ({
      page,
    }) => {
      for (const words of ['nambah kredit', 'setor wzqxk'])
        await page.request.post('/api/insights/1/tests', { data: { words, faq_id: 2 } });
      await page.goto('/?website=1&page=2');
      await chooseInMenu(page, 'Lainnya', 'Lengkapi kata lain');
      const dialog = page.getByRole('dialog', { name: 'Lengkapi kata lain' });
      await dialog.getByLabel('FAQ yang diminta').selectOption({ label: 'Semua (113)' });
      await dialog.getByRole('button', { name: 'Salin permintaan 1 dari 4' }).click();
      const request = await page.evaluate(() => navigator.clipboard.readText());
      expect(request).toContain('[2] Cara deposit');
      expect(request).not.toContain('setor wzqxk');

      await dialog.getByLabel('Tempel jawabannya').fill(answer);
      await expect(dialog.getByText('4 usulan untuk 2 FAQ.')).toBeVisible();
      await dialog.getByText('1 baris tidak dipakai').click();
      await expect(
        dialog.getByText('9999: bukan punya kami (bukan nomor FAQ website ini)'),
      ).toBeVisible();
      await expect(dialog.getByText('1 baris bukan jawaban')).toBeVisible();

      const proposed = dialog.getByRole('region', { name: 'Kata lain yang diusulkan' });
      await expect(proposed.getByText('(“deposit” ada di banyak FAQ)')).toBeVisible();
      const added = proposed.getByRole('checkbox', { name: 'nambah kredit' });
      await expect(added).toBeChecked();
      const long = proposed.getByLabel('Persingkat menjadi paling panjang 60 karakter');
      await expect(proposed.getByRole('checkbox', { name: /^isi dompet/ })).toBeDisabled();
      await long.fill('setor wzqxk');
      await expect(proposed.getByRole('checkbox', { name: 'setor wzqxk' })).toBeChecked();
      await proposed.getByRole('checkbox', { name: 'transfer duit kilat' }).uncheck();
      await expect(dialog.getByRole('status').filter({ hasText: 'lebih baik' })).toContainText(
        '2 pertanyaan pengunjung: 1 lebih baik, 0 lebih buruk',
      );

      await dialog.getByRole('button', { name: 'Tambahkan 2 kata lain' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Kata lain ditambahkan di 1 FAQ.')).toBeVisible();
      const keywords = async () => {
        const list = await page.request.get('/api/faqs/1/100/1');
        return (await list.json()).find(({ id }: { id: number }) => id === 2).keywords;
      };
      const before = ['cara isi saldo', 'cara topup', 'langkah setor'];
      expect(await keywords()).toEqual([...before, 'nambah kredit', 'setor wzqxk']);
      await page.getByRole('button', { name: 'Urungkan' }).click();
      await expect.poll(keywords).toEqual(before);

      // The form says why a word is no good keyword.
      await openFaqForm(page);
      const form = page.getByRole('region', { name: 'FAQ baru' });
      await form.getByText('Lainnya', { exact: true }).click();
      await form.getByLabel('Kata lain yang dipakai pengunjung').fill('isi deposit,');
      await expect(form.getByText('“deposit” ada di banyak FAQ, sehingga')).toBeVisible();

      await page.goto('/dashboard?website=1');
      await expect(page.getByText('13 FAQ tanpa kata lain')).toBeVisible();
      await page.getByRole('link', { name: 'Lengkapi kata lain' }).click();
      await expect(dialog.getByLabel('FAQ yang diminta')).toHaveValue('without');
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/proposals/);
    });
  });

test('the words of 113 FAQs take at most six presses per part', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?website=1');
  const dialog = page.getByRole('dialog', { name: 'Lengkapi kata lain' });
  let presses = 0;
  const press = async (action: Promise<unknown>, count = 1) => {
    presses += count;
    await action;
  };
  await press(chooseInMenu(page, 'Lainnya', 'Lengkapi kata lain'), 2);
  const all = dialog.getByLabel('FAQ yang diminta').selectOption({ label: 'Semua (113)' });
  await press(all, 2);
  const answer = dialog.getByLabel('Tempel jawabannya');
  const parts = await dialog.getByRole('button', { name: /^Salin permintaan/ }).count();
  let asked = 0;
  for (let part = 1; part <= parts; part += 1) {
    const copy = dialog.getByRole('button', { name: `Salin permintaan ${part} dari ${parts}` });
    await press(copy.click());
    const request = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(request).toContain(`Bagian ${part} dari ${parts}`);
    await page.evaluate(async () => {
      const request = await navigator.clipboard.readText();
      const ids = [...request.matchAll(/^\[(\d+)\] /gm)].map(([, id]) => id);
      // What an assistant would answer.
      await navigator.clipboard.writeText(
        ids.map((id) => `${id}: kilat${id} | wzqxk${id}`).join('\n'),
      );
    });
    asked += (await page.evaluate(() => navigator.clipboard.readText())).split('\n').length;
    // A click into the text puts the caret into one of its lines.
    await press(answer.click());
    await press(page.keyboard.press('ControlOrMeta+v'));
    await expect(dialog.getByText(`${2 * asked} usulan untuk ${asked} FAQ.`)).toBeVisible();
    await expect(dialog.getByText(/baris (?:tidak dipakai|bukan jawaban)/)).toHaveCount(0);
  }
  await press(dialog.getByRole('button', { name: `Tambahkan ${2 * asked} kata lain` }).click());
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Kata lain ditambahkan di ${asked} FAQ.`)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6 * parts);
});
