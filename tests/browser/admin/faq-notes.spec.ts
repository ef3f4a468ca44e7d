import type { InsightFact } from '../../../api/contract/insights.ts';
import { reportFrom } from '../report-from.ts';
import { expect, test } from './signed-in.ts';

test('a note is written in the editor, marked in the list and undone', async ({ page }) => {
  await page.goto('/?website=1&q=cara+deposit');
  const row = page.getByRole('row', { name: 'Cara deposit' }).first();
  await row.getByRole('button', { name: 'Edit: Cara deposit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
  await editor.getByLabel('Catatan tim').fill('tanya Bu Rina dahulu');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  const mark = row.getByRole('img', { name: 'Catatan tim: tanya Bu Rina dahulu' });
  await mark.hover();
  await expect(page.getByText('tanya Bu Rina dahulu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(mark).toBeHidden();
});

test('reasons of Tidak are at the FAQ, a filter with their number and a list on the Dashboard, and three reports make it due', async ({
  server,
  page,
}) => {
  const tree = await (await page.request.get('/api/faqs/1/tree')).json();
  const { id: faq_id } = tree.find((faq: { question: string }) => faq.question === 'Cara deposit');
  const facts: InsightFact[] = [
    { type: 'opened' },
    { type: 'read', faq_id },
    { type: 'voted', faq_id, helpful: false },
    { type: 'explained', faq_id, reason: 'outdated' },
  ];
  for (const sender of [2, 3, 4]) await reportFrom(server.url, sender, facts);
  await expect
    .poll(async () => (await (await page.request.get('/api/insights/1')).json()).totals)
    .toMatchObject({ unhelpful: 3, reasons: { outdated: 3 } });
  await page.goto('/dashboard?website=1');
  const list = page.getByRole('region', { name: 'Perbaiki dahulu' });
  await expect(list.getByRole('listitem')).toContainText('Info sudah tidak berlaku: 3');
  await list.getByRole('link', { name: 'Cara deposit' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Info sudah tidak berlaku: 1' }).click();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: 'Pilih: Cara deposit' });
  await expect(row).toContainText('Info sudah tidak berlaku: 3');
  await expect(row).toContainText('Perlu diperiksa');
  await row.getByRole('button', { name: 'Masih benar: Cara deposit' }).click();
  await expect(row).not.toContainText('Perlu diperiksa');
});
