import type { Page } from '@playwright/test';
import type { InsightFact } from '../../../api/contract/insights.ts';
import type { Unanswered } from '../../../api/contract/unanswered.ts';
import { reportFrom } from '../report-from.ts';
import { expect, test } from './signed-in.ts';

/** Each report has a sender of its own. */
let senders = 1;
function post(url: string, facts: InsightFact[]): Promise<void> {
  senders += 1;
  return reportFrom(url, senders, facts);
}

/** Makes this many visits in which the words had no result. */
async function ask(url: string, words: string, times: number): Promise<void> {
  for (let sent = 0; sent < times; sent += 1)
    await post(url, [{ type: 'searched', words, outcome: 'unsure' }]);
}

/** The server writes sums every two seconds. */
async function waitUntil(page: Page, isWritten: (list: Unanswered) => boolean) {
  await expect
    .poll(async () =>
      isWritten(await (await page.request.get('/api/insights/1/unanswered')).json()),
    )
    .toBe(true);
}

test('wordings without a result become a FAQ or wordings of one or are ignored, and show their later results', async ({
  page,
  server,
  checkAxe,
}) => {
  await page.goto('/unanswered?website=1');
  await expect(page.getByText('Tidak ada pertanyaan yang belum terjawab.')).toBeVisible();
  await ask(server.url, 'ongkir ke bandung brp', 5);
  await ask(server.url, 'depo blm masuk', 4);
  await ask(server.url, 'deposit belum masuk2', 3);
  await ask(server.url, 'bonus wzqxk', 4);
  await ask(server.url, 'halo testing', 3);
  await waitUntil(page, ({ open }) => open.length === 5);
  await page.reload();

  const groups = page.getByRole('list', { name: 'Pertanyaan yang belum terjawab' }).locator('> li');
  await expect(groups.getByRole('heading')).toHaveText([
    '“depo blm masuk”',
    '“ongkir ke bandung brp”',
    '“bonus wzqxk”',
    '“halo testing”',
  ]);
  await expect(groups.first()).toContainText('7kali');
  await expect(groups.first()).toContainText('Juga diketik:“deposit belum masuk2” (3)');
  await expect(groups.first()).toContainText('Yang ditawarkan bot:Deposit belum masuk');

  // Ignore a wording, undo it, and ignore it again.
  const ignore = page.getByRole('button', { name: 'Abaikan: halo testing' });
  await ignore.click();
  await expect(groups).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Abaikan: bonus wzqxk' })).toBeFocused();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(groups).toHaveCount(4);
  await ignore.click();
  await expect(groups).toHaveCount(3);

  // Add the wording to a FAQ, which the bot then finds.
  await page.getByRole('button', { name: 'Tambahkan ke... bonus wzqxk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambahkan ke FAQ' });
  await dialog.getByRole('combobox', { name: 'FAQ yang menjawab' }).click();
  // Enter has no effect before the list is rendered.
  await expect(page.getByRole('option', { name: 'Cara deposit' })).toBeVisible();
  await page.keyboard.type('Cara klaim bonus');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Mungkin', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Tambahkan', exact: true }).click();
  const after = dialog.getByRole('region', { name: 'Kini ditemukan bot' });
  await expect(after.getByRole('listitem')).toContainText('Cara klaim bonusPasti');
  await expect(dialog.getByRole('button', { name: 'Tutup' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(groups).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Abaikan: ongkir' })).toBeFocused();

  // Add a FAQ, whose form is filled in. The typed text stays when the page is left.
  await page.getByRole('button', { name: 'Buat FAQ: depo blm masuk' }).click();
  await expect(page.getByText('FAQ ini menjawab “depo blm masuk” dan 1 lainnya.')).toBeVisible();
  await expect(page.getByLabel('Question')).toHaveValue('Deposit belum masuk');
  await expect(
    page.getByRole('list', { name: 'Kalimat pengunjung' }).getByRole('listitem'),
  ).toHaveText(['depo blm masuk', 'deposit belum masuk2']);
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await page.keyboard.type('Tunggu 5 menit.');
  await page.getByLabel('Question').fill('Deposit saya belum masuk');
  await expect(page.getByRole('combobox', { name: 'Parent' })).not.toHaveText(/Tier 0/);
  await page.getByRole('link', { name: 'Kembali ke Belum terjawab' }).click();
  await page.getByRole('button', { name: 'Buat FAQ: depo blm masuk' }).click();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Tunggu 5 menit.');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page).toHaveURL('/unanswered?website=1');
  await expect(groups.getByRole('heading')).toHaveText(['“ongkir ke bandung brp”']);

  // The result: two visits found the FAQ, and one of these visitors asked for a human.
  const found: InsightFact = { type: 'searched', words: 'depo blm masuk', outcome: 'chosen' };
  await post(server.url, [found]);
  await post(server.url, [found, { type: 'handed-over', outcome: 'opened', channel: 'livechat' }]);
  await waitUntil(page, ({ done }) => done.some(({ since }) => since === 1));
  await page.getByRole('button', { name: 'Selesai' }).click();
  await page.reload();
  const done = page.getByRole('list', { name: 'Pertanyaan yang selesai' }).locator('> li');
  await expect(done.first()).toContainText('“depo blm masuk”, “deposit belum masuk2”');
  await expect(done.first()).toContainText(
    'Ditanyakan 7 kali sebelumnya, 1 kali sejak itu tanpa petugas.',
  );
  await expect(done.first()).toContainText('Dijawab dengan “Deposit saya belum masuk”');
  await expect(done.nth(1)).toContainText('Dijawab dengan “Cara klaim bonus”');
  await expect(done.nth(2)).toContainText('“halo testing”Ditanyakan 3 kali sebelumnya.');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Kembalikan ke daftar: halo testing' }).click();
  await expect(done).toHaveCount(2);
  await page.getByRole('button', { name: 'Belum terjawab' }).click();
  await expect(groups).toHaveCount(2);
});
