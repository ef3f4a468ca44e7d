import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import type { TestServer } from '../worker-server.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

const row = (page: Page, question: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Pilih: ${question}`, exact: true }) });

async function send(page: Page, { url }: TestServer, path: string, content: object) {
  return await (await page.request.post(`${url}${path}`, { ...content })).json();
}

async function addWebsite(page: Page, server: TestServer, name: string): Promise<number> {
  const website = valid.website({ name });
  return (await send(page, server, '/api/websites', { data: website })).id;
}

const priceText = (price: string) =>
  `${price} per bulan, sudah termasuk pajak dan semua fitur untuk sepuluh petugas.`;

/** Adds 'Harga' with 'Harga paket' below it. */
async function addPrices(page: Page, server: TestServer, websiteId: number, price: string) {
  const add = async (question: string, answer: string, parent_id: string): Promise<number> => {
    const multipart = { question, answer, parent_id, website_id: `${websiteId}` };
    return (await send(page, server, '/api/faqs/', { multipart })).id;
  };
  await add('Harga paket', priceText(price), `${await add('Harga', '', '')}`);
}

/** What visitors of a website read about the price. */
async function readPrice(page: Page, websiteId: number) {
  const faqs: { question: string; answer: string }[] = await (
    await page.request.get(`/faqs/${websiteId}`)
  ).json();
  return faqs.find(({ question }) => question === 'Harga paket')?.answer;
}

test('a branch becomes shared, is shown in other websites, and changes everywhere at once', async ({
  page,
  server,
  checkAxe,
}) => {
  const shop = await addWebsite(page, server, 'Toko');
  const kiosk = await addWebsite(page, server, 'Kios');
  await addPrices(page, server, 1, 'Rp 100.000');
  await addPrices(page, server, kiosk, 'Rp 90.000');
  await page.request.put(`/api/websites/${kiosk}/settings`, {
    data: { publishing: 'draft' },
  });

  await page.goto('/?website=1');
  await chooseInMenu(page, 'Lainnya: Harga', 'Jadikan bersama');
  const alike = page.getByRole('dialog', { name: 'Cabang yang sama di website lain' });
  await alike.getByRole('checkbox', { name: /Kios: Harga/ }).check();
  await expect(alike.locator('del')).toContainText('90');
  await alike.getByRole('checkbox', { name: 'FAQ bersama: 100.000' }).uncheck();
  await alike.getByRole('button', { name: 'Pakai FAQ bersama di 1 website' }).click();
  await expect(alike).toBeHidden();
  await expect(row(page, 'Harga')).toContainText('Bersama');
  await expect(row(page, 'Harga')).toContainText('1 jawaban');
  await expect(row(page, 'Harga paket')).toBeHidden();

  await page.goto(`/?website=${shop}`);
  await page.getByRole('button', { name: 'Dari FAQ bersama...' }).click();
  const choices = page.getByRole('dialog', { name: 'Tampilkan FAQ bersama' });
  await choices.getByRole('checkbox', { name: /^Harga 1 jawaban/ }).check();
  await choices.getByRole('button', { name: 'Tampilkan' }).click();
  await expect(row(page, 'Harga')).toContainText('Bersama');
  await page.getByRole('button', { name: 'Bentangkan: Harga' }).press('Enter');
  await expect(row(page, 'Harga paket')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Harga paket' })).toBeHidden();

  // One edit by keyboard, and one undo.
  await page.getByRole('button', { name: 'Buka di FAQ bersama: Harga paket' }).press('Enter');
  const edit = page.getByRole('button', { name: 'Edit: Harga paket', exact: true });
  await expect(page.getByRole('combobox', { name: 'Website' })).toHaveText('FAQ bersama');
  const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
  const changePrice = async () => {
    await edit.press('Enter');
    await editor.getByLabel('Answer').fill(priceText('Rp 120.000'));
    await page.keyboard.press('Control+Enter');
    await expect(editor).toBeHidden();
  };
  await edit.press('Enter');
  await editor.getByText('Tampil di 3 website').click();
  await expect(editor.getByRole('listitem').filter({ hasText: 'Kios' })).toHaveText(
    'Kios (mengumpulkan draf)',
  );
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await changePrice();
  for (const id of [1, shop]) expect(await readPrice(page, id)).toBe(priceText('Rp 120.000'));
  const visitor = await page.context().newPage();
  await visitor.goto(`/mobilefaq?website-id=${shop}`);
  await visitor.getByRole('button', { name: 'Harga', exact: true }).click();
  await visitor.getByRole('button', { name: 'Harga paket', exact: true }).click();
  await expect(visitor.getByText(priceText('Rp 120.000'))).toBeVisible();
  await visitor.close();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(row(page, 'Harga paket')).toContainText('Rp 100.000');
  for (const id of [1, shop]) expect(await readPrice(page, id)).toBe(priceText('Rp 100.000'));

  // A website that collects a draft publishes on request.
  await changePrice();
  expect(await readPrice(page, kiosk)).toBe(priceText('Rp 90.000'));
  await page.getByRole('button', { name: 'Terbitkan di website...' }).click();
  const publishing = page.getByRole('dialog', { name: 'Terbitkan di website' });
  await expect(publishing.getByRole('checkbox', { name: 'Kios' })).toBeChecked();
  await publishing.getByRole('button', { name: 'Terbitkan di 1 website' }).click();
  await expect(publishing).toBeHidden();
  expect(await readPrice(page, kiosk)).toBe(priceText('Rp 120.000'));

  // A deletion names the websites that lose it too.
  await page.getByRole('button', { name: 'Delete: Harga', exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Juga hilang dari 3 website')).toBeVisible();
  await expect(asked.getByRole('listitem')).toHaveCount(3);
  await checkAxe(page);
  await asked.getByRole('button', { name: 'Batal' }).click();

  await page.goto(`/?website=${shop}`);
  await chooseInMenu(page, 'Lainnya: Harga', 'Lepas dari bersama');
  await expect(page.getByRole('button', { name: 'Edit: Harga', exact: true })).toBeVisible();
  await expect(row(page, 'Harga')).not.toContainText('Bersama');
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(row(page, 'Harga')).toContainText('Bersama');

  // The search finds the library, which offers a publication only of drafts that show the FAQ.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bersama');
  await page.getByRole('option', { name: 'FAQ bersama', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Website' })).toHaveText('FAQ bersama');
  const publish = page.getByRole('menuitem', { name: 'Terbitkan di website...' });
  const openMenu = () => page.getByRole('button', { name: 'Lainnya: Harga', exact: true }).click();
  await openMenu();
  await expect(publish).toBeEnabled();
  await page.request.put(`/api/websites/${kiosk}/settings`, {
    data: { publishing: 'direct' },
  });
  await page.reload();
  await openMenu();
  await expect(page.getByRole('menuitem', { name: 'Cari cabang yang sama...' })).toBeVisible();
  await expect(publish).toHaveCount(0);
});

test('different prices become a word to fill in, which each website reads as before, and the preview fills in', async ({
  page,
  server,
  allowConsole,
}) => {
  // The server refuses the first name.
  allowConsole(/409/);
  const shop = await addWebsite(page, server, 'Toko');
  const kiosk = await addWebsite(page, server, 'Kios');
  await addPrices(page, server, 1, 'Rp 100.000');
  await addPrices(page, server, kiosk, 'Rp 90.000');
  await addPrices(page, server, shop, 'Rp 100.000');
  await page.request.put(`/api/websites/${kiosk}/settings`, {
    data: { words: { harga: 'gratis' } },
  });

  await page.goto('/?website=1');
  await chooseInMenu(page, 'Lainnya: Harga', 'Jadikan bersama');
  const alike = page.getByRole('dialog', { name: 'Cabang yang sama di website lain' });
  // The one without differences.
  await expect(alike.getByRole('checkbox', { name: /Toko: Harga/ })).toBeChecked();
  await expect(alike.getByRole('heading', { name: 'Jadikan kata isian' })).toBeHidden();
  await alike.getByRole('checkbox', { name: /Kios: Harga/ }).check();
  await expect(alike.getByRole('checkbox', { name: 'FAQ bersama: 100.000' })).toBeChecked();
  await expect(alike.getByText('Kios: 90.000')).toBeVisible();
  const name = alike.getByLabel('Nama kata isian: 100.000');
  await expect(name).toHaveValue('jumlah');
  await name.fill('harga');
  const submit = alike.getByRole('button', { name: 'Pakai FAQ bersama di 2 website' });
  await submit.click();
  await expect(alike.getByText('Sudah ada di Kios dengan nilai lain.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('harga_paket');
  await submit.click();
  await expect(alike).toBeHidden();
  await expect(page.getByText('Diganti di 2 website, kini tampil di 3 website.')).toBeVisible();
  const expectReads = async () => {
    expect(await readPrice(page, 1)).toBe(priceText('Rp 100.000'));
    expect(await readPrice(page, kiosk)).toBe(priceText('Rp 90.000'));
  };
  await expectReads();

  await page.getByRole('button', { name: 'Buka di FAQ bersama: Harga', exact: true }).click();
  await page.getByRole('button', { name: 'Edit: Harga paket', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
  await expect(editor.getByLabel('Answer')).toHaveValue(priceText('Rp {harga_paket}'));
  const preview = editor.getByRole('region', { name: 'Pratinjau' }).getByRole('log');
  await expect(preview).toContainText('Rp 100.000 per bulan');
  await editor.getByRole('combobox', { name: 'Pratinjau untuk' }).click();
  await page.getByRole('option', { name: 'Kios' }).click();
  await expect(preview).toContainText('Rp 90.000 per bulan');
  await editor.getByLabel('Answer').fill('Kini {harga_paket} saja');
  await expect(preview).toContainText('Kini 90.000 saja');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buang' }).click();

  const entries = await page.request.get('/api/audit/1/1?action=replace');
  const [{ id }] = await entries.json();
  await send(page, server, `/api/audit/${id}/restore`, {});
  await expectReads();
  const words = await page.request.get(`/api/websites/${kiosk}/words`);
  expect(await words.json()).toMatchObject({ words: [{ name: 'harga', value: 'gratis' }] });
});
