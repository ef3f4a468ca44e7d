import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FaqTreeEntry } from '../../../api/contract/entities.ts';
import type { InsightFact } from '../../../api/contract/insights.ts';
import { slowTag } from '../slow-tag.ts';
import type { TestServer } from '../worker-server.ts';
import { expect, test } from './signed-in.ts';

/** The server writes sums every two seconds. */
const writtenWithin = { timeout: 8000 };

async function report(server: TestServer, facts: InsightFact[]): Promise<void> {
  const body = JSON.stringify({ website_id: 1, facts });
  const response = await fetch(`${server.url}/insights`, { method: 'POST', body });
  expect(response.status).toBe(204);
}

async function findFaq(page: Page, question: string): Promise<number> {
  const response = await page.request.get('/api/faqs/1/tree');
  const tree: FaqTreeEntry[] = await response.json();
  const faq = tree.find((each) => each.question === question);
  if (!faq) throw new Error(`There is no FAQ '${question}'.`);
  return faq.id;
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

test('the dashboard shows what visitors did, and a download has the same numbers', async ({
  server,
  page,
}) => {
  const faq_id = await findFaq(page, 'Cara deposit');
  await page.goto('/dashboard?website=1');
  await expect(page.getByRole('link', { name: 'Buka Script' })).toBeVisible();

  // Only two openings of one report count.
  const twoOpened: InsightFact[] = [{ type: 'opened' }, { type: 'opened' }];
  await report(server, twoOpened);
  await report(server, [
    ...twoOpened,
    ...Array.from({ length: 3 }, (): InsightFact => ({ type: 'read', faq_id })),
    { type: 'voted', faq_id, helpful: true },
    { type: 'searched', words: 'ongkir', outcome: 'none' },
    { type: 'searched', words: 'deposit', outcome: 'chosen', faq_id },
    { type: 'handed-over', outcome: 'opened', channel: 'livechat', faq_id },
  ]);
  await expect
    .poll(async () => {
      const insights = await page.request.get('/api/insights/1');
      return (await insights.json()).totals.opened;
    }, writtenWithin)
    .toBe(4);
  await page.reload();
  await expect(figure(page, 'Panel dibuka')).toContainText('4');

  await expect(figure(page, 'Selesai tanpa petugas')).toContainText('75% dari 4 panel dibuka');
  await expect(figure(page, 'Pencarian tanpa hasil')).toContainText('1 dari 2 pencarian');
  await expect(figure(page, 'Dinilai membantu')).toContainText('100% dari 1 penilaian');
  await expect(page.getByText(/tidak ada pembanding/)).toHaveCount(1);

  await page.getByRole('button', { name: '7 hari' }).click();
  await expect(page).toHaveURL(/\?website=1&days=7$/);

  const chart = page.getByRole('region', { name: 'Panel dan permintaan petugas', exact: true });
  await expect(
    chart.getByRole('img', { name: /Panel dibuka: 4 seluruhnya, tertinggi 4 pada/ }),
  ).toBeVisible();
  await chart.getByRole('img').hover();
  await expect(chart.getByText('Seluruh periode')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Lihat sebagai tabel' }).check();
  await expect(page.getByRole('region', { name: /^Tabel: / })).toHaveCount(4);
  await expect(chart.getByRole('row')).toHaveCount(8);
  await expect(chart.getByRole('row').nth(1).getByRole('cell')).toHaveText(['4', '1']);

  const top = page.getByRole('table', { name: 'Pertanyaan teratas' });
  await expect(top.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    'Cara deposit',
    '3',
    '1 ya, 0 tidak',
    '1 (33,3%)',
  ]);

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The period is in the URL, so it survives a reload.
  await expect(page.getByRole('button', { name: '7 hari' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(chart.locator('polyline').first()).toBeVisible();
  await expectNoOverflow(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor CSV per FAQ' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^dashboard-per-faq-.*\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(';Cara deposit;3;1;0;1;0;0;0;0\r\n');

  await top.getByRole('link', { name: 'Cara deposit' }).click();
  await expect(page.locator(`#row-${faq_id}`)).toBeInViewport();
});

test('the dashboard refreshes by itself and keeps its figures when that fails', {
  tag: slowTag,
}, async ({ server, page, allowConsole }) => {
  allowConsole(/insights/, /503/);
  await page.clock.install();
  await page.goto('/dashboard?website=1');
  await expect(page.getByText('Belum ada yang dihitung pada periode ini.')).toBeVisible();
  const period = page.getByRole('button', { name: '30 hari' });
  await period.focus();
  await report(server, [{ type: 'opened' }]);
  await expect(async () => {
    await page.clock.runFor(61_000);
    await expect(figure(page, 'Panel dibuka')).toContainText('1', { timeout: 500 });
  }).toPass(writtenWithin);
  await expect(period).toBeFocused();

  await page.route(/\/api\/insights\//, (route) =>
    route.fulfill({ status: 503, json: { message: 'Server sedang dimulai ulang.' } }),
  );
  await expect(async () => {
    await page.clock.runFor(61_000);
    await expect(page.getByText(/^Belum dapat diperbarui sejak/)).toBeVisible({ timeout: 500 });
  }).toPass(writtenWithin);
  await expect(figure(page, 'Panel dibuka')).toContainText('1');

  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Statistik tidak dapat dimuat.' });
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(alert).toBeVisible({ timeout: 500 });
  }).toPass(writtenWithin);
  await page.unroute(/\/api\/insights\//);
  await alert.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(figure(page, 'Panel dibuka')).toContainText('1');
});
