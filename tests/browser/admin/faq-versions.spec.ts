import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ serverEnv: { SEED: 'none' } });

test.beforeEach(async ({ page, signIn }) => signIn(page));

/** Adds a FAQ, and edits it once for each further answer. */
async function writeFaq(page: Page, url: string, question: string, ...answers: string[]) {
  const headers = { Origin: url };
  const form = (answer: string) => ({ question, answer, website_id: '1', parent_id: '' });
  let id: number | undefined;
  for (const answer of answers) {
    const multipart = form(answer);
    if (id !== undefined) await page.request.put(`${url}/api/faqs/${id}`, { headers, multipart });
    else {
      const response = await page.request.post(`${url}/api/faqs/`, { headers, multipart });
      id = (await response.json()).id;
    }
  }
  return id;
}

test('the first of three versions is compared word by word, brought back, and undone', async ({
  page,
  server,
  checkAxe,
}) => {
  await writeFaq(
    page,
    server.url,
    'Cara deposit',
    'Buka menu Deposit, lalu pilih bank.',
    'Buka menu Deposit, lalu pilih e-wallet.',
    'Hubungi kami.',
  );
  await page.goto(`${server.url}/?website=1`);
  await page.getByRole('button', { name: 'Lainnya: Cara deposit' }).click();
  await page.getByRole('menuitem', { name: 'Riwayat' }).click();
  await expect(page.getByText('Semua versi dari Cara deposit')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);

  // The changes of the second edit, word by word.
  await page.getByRole('row').nth(2).getByRole('button', { name: 'Lihat detail' }).click();
  const details = page.getByRole('dialog', { name: 'Detail riwayat' });
  await expect(details.locator('del')).toHaveText(' [dihapus: bank] ');
  await expect(details.locator('ins')).toHaveText(' [ditambahkan: e-wallet] ');
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await page.getByRole('row').nth(3).getByRole('button', { name: 'Pulihkan versi ini' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pulihkan versi ini' });
  await expect(dialog.locator('ins').first()).toContainText('Buka menu Deposit');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Pulihkan versi ini' }).click();
  await expect(page.getByText('Versi FAQ berhasil dipulihkan.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(5);
  const stored = async () => (await (await page.request.get(`${server.url}/faqs/1`)).json())[0];
  expect(await stored()).toMatchObject({ answer: 'Buka menu Deposit, lalu pilih bank.' });

  await page.getByRole('button', { name: 'Urungkan' }).last().click();
  await expect(page.getByText('Perubahan berhasil diurungkan.')).toBeVisible();
  expect(await stored()).toMatchObject({ answer: 'Hubungi kami.' });

  await page.getByRole('link', { name: 'Cara deposit' }).first().click();
  await expect(page).toHaveURL(/\/\?website=1#row-\d+$/);
  await expect(page.getByRole('button', { name: 'Edit: Cara deposit' })).toBeVisible();
});

test('says what another user saved while a version was compared', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/409/);
  const id = await writeFaq(page, server.url, 'Cara deposit', 'Satu', 'Dua');
  await page.goto(`${server.url}/history?faq=${id}`);
  const details = page.getByRole('row').nth(1).getByRole('button', { name: 'Lihat detail' });
  await details.click();
  await page.getByRole('button', { name: 'Pulihkan isi sebelumnya' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pulihkan versi ini' });
  await expect(dialog.locator('del')).toContainText('Dua');
  await expect(dialog.locator(':focus')).toBeVisible();
  const multipart = { question: 'Cara deposit', answer: 'Tiga', website_id: '1', parent_id: '' };
  const headers = { Origin: server.url };
  await page.request.put(`${server.url}/api/faqs/${id}`, { headers, multipart });
  await dialog.getByRole('button', { name: 'Pulihkan versi ini' }).click();
  await expect(dialog.getByRole('alert')).toContainText('admin menyimpan perubahan pada');
  await expect(dialog.locator('del')).toContainText('Tiga');
  await dialog.getByRole('button', { name: 'Pulihkan versi ini' }).click();
  await expect(page.getByText('Versi FAQ berhasil dipulihkan.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('similar entries are one line that opens, also by keyboard', async ({
  page,
  server,
  checkAxe,
}) => {
  for (const question of ['Satu', 'Dua', 'Tiga', 'Empat'])
    await writeFaq(page, server.url, question, 'Ya');
  await page.goto(`${server.url}/history?website=1`);
  const toggle = page.getByRole('button', { name: 'admin menambah 4 FAQ' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('row')).toHaveCount(2);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('row').nth(2)).toContainText('Empat');
  await checkAxe(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
});
