import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import type { TestServer } from '../worker-server.ts';
import { addFaqs } from './add-faqs.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

test.beforeEach(async ({ page }) => {
  await addFaqs(page, ['Deposit', '  Cara deposit | Buka menu Deposit.']);
});

const row = (page: Page, question: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Edit: ${question}`, exact: true }) });

async function send(page: Page, server: TestServer, path: string, content: object) {
  return await (await page.request.post(`${server.url}${path}`, { ...content })).json();
}

/** Adds the website 'Toko' with two questions. Returns its id. */
async function addShop(page: Page, server: TestServer): Promise<number> {
  const website = valid.website({ name: 'Toko' });
  const { id } = await send(page, server, '/api/websites', { data: website });
  for (const question of ['Ongkos kirim', 'Jam buka']) {
    const multipart = { question, website_id: `${id}` };
    await send(page, server, '/api/faqs/', { multipart });
  }
  return id;
}

async function choose(page: Page, field: string, option: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(field) });
  await dialog.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

async function openRowMenu(page: Page, question: string, entry: RegExp): Promise<void> {
  await row(page, question)
    .getByRole('button', { name: `Lainnya: ${question}` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a tree replaces that of another website, with its images, and comes back by one undo', async ({
  page,
  server,
  checkAxe,
}) => {
  const shop = await addShop(page, server);
  const background = { width: 2, height: 2, channels: 3, background: '#369' } as const;
  const buffer = await sharp({ create: background }).png().toBuffer();
  const image = { name: 'foto.png', mimeType: 'image/png', buffer };
  await send(page, server, '/api/faqs/', {
    multipart: { question: 'Bergambar', website_id: '1', image },
  });
  await page.goto('/?website=1');
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await page.getByRole('button', { name: 'Ke website lain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salin atau pindahkan ke website' });
  await expect(dialog.getByText(/^\d+ FAQ dari Website Demo$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Salin', exact: true }).click();
  await expect(dialog.getByText('Pilih website tujuan.')).toBeVisible();

  await choose(page, 'Website tujuan', /^Toko/);
  await dialog.getByRole('radio', { name: 'Ganti semua' }).check();
  const lost = dialog.getByRole('alert');
  await expect(lost).toContainText(
    '2 FAQ di Toko dihapus terlebih dahulu, lalu diganti dengan salinan ini.',
  );
  await expect(lost.getByRole('listitem')).toHaveText(['Ongkos kirim', 'Jam buka']);
  await checkAxe(page);
  await dialog.getByLabel('Ketik nama website tujuan').fill('Tokko');
  await dialog.getByRole('button', { name: 'Ganti semua' }).click();
  await expect(dialog.getByText('Nama website tidak sama.')).toBeVisible();
  await dialog.getByLabel('Ketik nama website tujuan').fill('Toko');
  await dialog.getByRole('button', { name: 'Ganti semua' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText(/^\d+ FAQ berhasil disalin ke Toko\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Lihat', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`website=${shop}`));
  await expect(row(page, 'Deposit')).toBeVisible();
  const copied = page.getByRole('row').getByRole('img').and(page.locator('img')).first();
  await expect
    .poll(() =>
      copied.evaluate((each: HTMLImageElement) => {
        each.scrollIntoView();
        return each.naturalWidth;
      }),
    )
    .toBeGreaterThan(0);

  await page.keyboard.press('Control+z');
  await expect(row(page, 'Ongkos kirim')).toBeVisible();
  await expect(row(page, 'Deposit')).toHaveCount(0);

  await page.goto(`/history?website=${shop}`);
  const entry = page.getByRole('row', { name: /Menyalin/ });
  await expect(entry).toContainText('FAQ dari Website Demo');
  await expect(entry).toContainText('Sudah diurungkan');
});

test('a branch is duplicated, copied below a question of another website, and undone', async ({
  page,
  server,
}) => {
  const shop = await addShop(page, server);
  const [, hours] = (await (await page.request.get(`/faqs/${shop}`)).json()) as {
    id: number;
  }[];
  const below = { question: 'Hari libur', website_id: `${shop}`, parent_id: `${hours?.id}` };
  await send(page, server, '/api/faqs/', { multipart: below });
  await page.goto(`/?website=${shop}`);

  await openRowMenu(page, 'Jam buka', /^Gandakan \+ 1 di bawahnya$/);
  await expect(page.getByText('2 FAQ berhasil diduplikasi.')).toBeVisible();
  await expect(row(page, 'Jam buka (salinan)')).toBeInViewport();
  await expect(row(page, 'Hari libur')).toHaveCount(2);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(row(page, 'Jam buka (salinan)')).toHaveCount(0);
  await expect(row(page, 'Hari libur')).toHaveCount(1);

  await openRowMenu(page, 'Jam buka', /^Salin atau pindahkan ke website/);
  const dialog = page.getByRole('dialog', { name: 'Salin atau pindahkan ke website' });
  await choose(page, 'Website tujuan', /^Website Demo/);
  await choose(page, 'Parent', /^Deposit$/);
  await dialog.getByRole('button', { name: 'Salin', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Lihat', exact: true }).click();
  await expect(row(page, 'Jam buka')).toBeInViewport();
  await expect(row(page, 'Jam buka')).toContainText('1');
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(row(page, 'Jam buka')).toHaveCount(0);

  await test.step('a FAQ moves to another website, and comes back by one undo', async () => {
    await page.goto(`/?website=${shop}`);
    await openRowMenu(page, 'Ongkos kirim', /^Salin atau pindahkan ke website/);
    await choose(page, 'Website tujuan', /^Website Demo/);
    await dialog.getByRole('radio', { name: 'Pindahkan' }).check();
    await expect(dialog.getByText('Hilang dari website ini.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Pindahkan' }).click();
    await expect(page.getByText('1 FAQ berhasil dipindahkan ke Website Demo.')).toBeVisible();
    await expect(row(page, 'Ongkos kirim')).toHaveCount(0);
    await page.getByRole('button', { name: 'Lihat', exact: true }).click();
    await expect(row(page, 'Ongkos kirim')).toBeVisible();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(row(page, 'Ongkos kirim')).toHaveCount(0);
    await page.goto(`/?website=${shop}`);
    await expect(row(page, 'Ongkos kirim')).toBeVisible();
  });
});

test('a new website starts with the sample questions, or as a copy with its settings', {
  tag: slowTag,
}, async ({ page, checkAxe }) => {
  await page.goto('/website');
  await page.getByRole('button', { name: 'Add Website' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Website' });
  const fill = async (name: string) => {
    await dialog.getByLabel('Website Name').fill(name);
    await dialog.getByLabel('Livechat Link').fill('example.com/chat');
    await dialog.getByLabel('Server IP').fill('192.0.2.1');
  };
  await expect(dialog.getByLabel('Isi awal')).toHaveValue('empty');
  await fill('Toko');
  await dialog.getByLabel('Isi awal').selectOption('Contoh FAQ');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const added = /^Website berhasil ditambahkan dengan \d+ FAQ\.$/;
  await expect(dialog.getByRole('status')).toHaveText(added);
  const planted = await dialog.getByRole('status').textContent();

  const channels = [{ type: 'whatsapp', value: '6281234567890' }];
  await page.request.put('/api/websites/2/settings', {
    data: { contact: { channels } },
  });
  await fill('Cabang');
  await dialog.getByLabel('Isi awal').selectOption('Salinan dari website lain');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Wajib diisi.')).toBeVisible();
  await choose(page, 'Salin FAQ dari', /^Toko/);
  await dialog
    .getByRole('checkbox', { name: 'Salin juga tampilan, kontak, jam layanan, dan kata isiannya' })
    .check();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`${planted}`);
  await expect(dialog.getByLabel('Isi awal')).toHaveValue('empty');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const settings = await page.request.get('/api/websites/3/settings');
  expect((await settings.json()).contact).toMatchObject({ channels });
  const copied = await page.request.get('/faqs/3');
  expect(await copied.text()).toContain('"Cek Deposit"');
});
