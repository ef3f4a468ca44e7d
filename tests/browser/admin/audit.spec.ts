import type { ElementHandle, Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { expect, test } from './signed-in.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates a website with a branch of two FAQs and a link, and edits or deletes all of them. */
async function makeHistory(page: Page, url: string) {
  const json = async (method: 'post' | 'put' | 'delete', path: string, data?: unknown) =>
    (await page.request[method](`${url}${path}`, { data })).json();
  const faq = async (question: string, parent: string, websiteId: number) => {
    const multipart = {
      question,
      answer: 'Baris satu.\nBaris dua.',
      website_id: `${websiteId}`,
      parent_id: parent,
      image: { name: 'gambar.png', mimeType: 'image/png', buffer: picture },
    };
    return (await page.request.post('/api/faqs/', { multipart })).json();
  };
  const site = valid.website({ name: 'Toko Lama' });
  const website = await json('post', '/api/websites', site);
  await json('put', `/api/websites/${website.id}`, { ...site, name: 'Toko Baru' });
  const root = await faq('Akar cabang', '', website.id);
  await faq('Daun cabang', `${root.id}`, website.id);
  await json('delete', `/api/faqs/${root.id}`);
  return {
    websiteId: website.id as number,
    deleteWebsite: () => json('delete', `/api/websites/${website.id}`),
  };
}

const noOverflow = async (page: Page) =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter/ }).click();
};

test('is reached from menu and search, shows who changed what, and keeps its filters in the URL', async ({
  page,
  server,
}) => {
  const { websiteId } = await makeHistory(page, server.url);
  await page.goto('/link');
  await page.getByRole('button', { name: /^Halo/ }).click();
  await page.getByRole('menuitem', { name: 'Riwayat' }).click();
  await expect(page).toHaveURL('/history');
  await expect(page).toHaveTitle('Riwayat · Tanya Kami');
  await expect(page.getByRole('row').getByText('Masuk', { exact: true }).first()).toBeVisible();

  await test.step('shows what was done a moment ago', async () => {
    const goTo = async (name: string) => {
      await page.getByRole('combobox', { name: 'Cari halaman atau FAQ' }).fill(name);
      await page.keyboard.press('Enter');
    };
    await goTo('Link');
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(page.getByText('Link berhasil dihapus.')).toBeVisible();
    // The dialog returns the focus when it closes.
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await goTo('Riwa');
    await expect(page.getByRole('heading', { level: 1, name: 'Riwayat' })).toBeVisible();
    const newest = page.getByRole('row').nth(1);
    await expect(newest.getByText('Menghapus')).toBeVisible();
    await expect(newest.getByText('Link', { exact: true })).toBeVisible();
  });

  await test.step('keeps its filters in the URL, and clears them at once', async () => {
    await openFilters(page);
    await page.getByRole('combobox', { name: 'Data' }).selectOption('FAQ');
    await page.getByRole('combobox', { name: 'Aktivitas' }).selectOption('Menambah');
    await page.getByLabel('Dari tanggal', { exact: true }).fill('31/1/20');
    await page.getByLabel('Username').fill('ADMIN');
    await page.getByLabel('Username').press('Enter');
    await expect(page).toHaveURL('/history?entity=faq&action=create&from=2020-01-31&user=ADMIN');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(3);
    await openFilters(page);
    await expect(page.getByLabel('Dari tanggal', { exact: true })).toHaveValue('31/01/2020');
    await page.getByLabel('Sampai tanggal', { exact: true }).fill('30/1/2020');
    await page.getByLabel('Sampai tanggal', { exact: true }).press('Enter');
    await expect(page.getByLabel('Sampai tanggal', { exact: true })).toHaveAccessibleDescription(
      'Tidak boleh sebelum tanggal awal.',
    );
    const none = page.getByText('Tidak ada riwayat yang cocok dengan filter ini.');
    await expect(none).toBeVisible();
    await page.getByRole('button', { name: 'Hapus filter' }).click();
    await expect(page).toHaveURL('/history');
    await expect(page.getByLabel('Username')).toHaveValue('');
    const signedIn = page.getByRole('row').getByText('Masuk', { exact: true });
    await expect(signedIn.first()).toBeVisible();
  });

  await page.goto(`/history?website=${websiteId}`);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Waktu',
    'Oleh',
    'Aktivitas',
    'Data',
    'Website',
    'Tindakan',
  ]);
  await expect(page.getByRole('row')).toHaveCount(6);
  const newest = page.getByRole('row').nth(1);
  for (const text of ['admin', 'Menghapus', 'Akar cabang', 'Toko Baru'])
    await expect(newest.getByText(text, { exact: true })).toBeVisible();
  await expect(newest.getByText(/^\d\d\/\d\d\/\d{4}, \d\d\.\d\d\.\d\d$/)).toBeVisible();
  await noOverflow(page);
});

test('shows what an edit changed and a deletion removed, and restores a branch and a website once', async ({
  page,
  server,
}) => {
  const { websiteId, deleteWebsite } = await makeHistory(page, server.url);
  await page.goto(`/history?website=${websiteId}`);
  const dialog = page.getByRole('dialog', { name: 'Detail riwayat' });
  const rowOf = (action: string) => page.getByRole('row').filter({ hasText: action });

  await test.step('shows what an edit changed, and the image of a FAQ', async () => {
    await rowOf('Mengubah').getByRole('button', { name: 'Lihat detail' }).click();
    const before = dialog.getByText('Toko Lama', { exact: true });
    const after = dialog.locator('dd').getByText('Toko Baru', { exact: true }).last();
    // Measure both at the same moment, because the dialog may still move.
    const way = await before.evaluate(
      (one, other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return { x: b.left - a.left, y: b.top - a.top };
      },
      (await after.elementHandle()) as ElementHandle<Element>,
    );
    expect(way.x).toBeGreaterThan(0);
    await expect(dialog.getByText('Berubah')).toHaveCount(1);
    await dialog.getByText('Tutup').click();
    await expect(dialog).toBeHidden();

    await rowOf('Menghapus').getByRole('button', { name: 'Lihat detail' }).click();
    const image = dialog.getByRole('img', { name: 'Gambar FAQ' });
    await expect(image).toBeVisible();
    const address = await image.getAttribute('src');
    expect(address).toMatch(/^\/api\/faqs\/image\//);
    expect((await page.request.get(`${server.url}${address}`)).status()).toBe(200);
    await expect(dialog.getByText('Ikut terhapus')).toBeVisible();
    await noOverflow(page);
    await dialog.getByText('Tutup').click();
    await expect(dialog).toBeHidden();
  });

  await rowOf('Menghapus').getByRole('button', { name: 'Pulihkan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pulihkan FAQ' });
  await expect(
    question.getByText('Pertanyaan ini kembali bersama 1 pertanyaan di bawahnya.'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByText('2 FAQ berhasil dipulihkan.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(rowOf('Menghapus')).toContainText('Sudah dipulihkan');
  await expect(page.getByRole('button', { name: 'Pulihkan' })).toHaveCount(0);
  await page.goto(`/?website=${websiteId}`);
  await expect(page.getByRole('row', { name: /Daun cabang/ })).toBeVisible();

  await deleteWebsite();
  await page.goto('/history?action=delete&entity=website');
  await page.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByText('Website ini kembali bersama 2 FAQ miliknya.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByText('Website berhasil dipulihkan.')).toBeVisible();
  await page.goto('/website');
  await expect(page.getByRole('row', { name: /Toko Baru/ })).toBeVisible();
});
