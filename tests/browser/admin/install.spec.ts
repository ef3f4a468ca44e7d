import type { Page } from '@playwright/test';
import { expect, test } from './signed-in.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openTab = (page: Page) => page.goto('/website/1?tab=pemasangan');

test('a tag that is pasted into a site is detected, refused and allowed', async ({
  allowConsole,
  checkAxe,
  context,
  hostPages,
  page,
  server,
}) => {
  await openTab(page);
  const seen = card(page, 'Terpasang');
  await expect(seen.getByText(/^Belum ada situs/)).toBeVisible();
  const tag = await card(page, 'Cara memasang').locator('pre').first().textContent();
  expect(tag).toBe(`<script src="${server.url}/faq-chatbot.js?website=1" async=""></script>`);
  hostPages.add(
    '/toko.html',
    `<!doctype html><html lang="id"><head><title>Toko</title></head><body><h1>Toko</h1>${tag}</body></html>`,
  );

  await seen.getByRole('button', { name: 'Periksa sekarang' }).click();
  await expect(seen.getByRole('status')).toContainText('Menunggu bot dimuat.');
  const shop = await context.newPage();
  await shop.goto(`${hostPages.url}/toko.html`);
  await expect(shop.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.bringToFront();
  await expect(seen.getByRole('status')).toContainText(`Bot dimuat di ${hostPages.url} pada pukul`);
  const row = seen.getByRole('row').filter({ hasText: hostPages.url });
  await expect(row).toContainText('1 kali');
  await checkAxe(page);

  const embed = card(page, 'Siapa yang boleh memasang');
  await embed.getByRole('radio', { name: 'Hanya situs di Link' }).check();
  await embed.getByRole('button', { name: 'Simpan' }).click();
  const refused = embed.getByRole('region', { name: 'Ditolak karena tidak ada di Link' });
  await expect(refused.getByRole('listitem')).toHaveText([new RegExp(hostPages.url)]);
  await expect(seen.getByRole('row')).toHaveCount(0);
  allowConsole(/^faq-chatbot: /);
  await shop.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(shop.getByText('Belum tersedia', { exact: true })).toBeVisible();

  await refused.getByRole('button', { name: `Izinkan ${hostPages.url}` }).click();
  await expect(refused).toHaveCount(0);
  await shop.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(shop.getByRole('button', { name: 'Keamanan' })).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Terbaru');
});
