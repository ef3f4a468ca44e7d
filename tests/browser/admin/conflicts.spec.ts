import type { APIResponse, ElementHandle, Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { addFaqs } from './add-faqs.ts';
import { pressInRow } from './press-in-row.ts';
import { expect, test } from './signed-in.ts';

const theirs = 'Jawaban untuk semua pengunjung dari admin lain tersimpan terlebih dahulu.';
const mine = 'Jawaban untuk semua pengunjung saya yang sedang diketik.';

/** Makes changes of another user over the same API. */
function colleague(page: Page, url: string) {
  const read = async (response: Promise<APIResponse>) => (await response).json();
  return {
    list: (path: string) => read(page.request.get(`${url}${path}`)),
    post: (path: string, data: unknown) => read(page.request.post(`${url}${path}`, { data })),
    async put(path: string, data: unknown) {
      expect((await page.request.put(`${url}${path}`, { data })).status()).toBe(200);
    },
    async answerFaq(id: number, question: string, answer: string) {
      const multipart = { question, answer, website_id: '1', parent_id: '' };
      const edit = await page.request.put(`/api/faqs/${id}`, { multipart });
      expect(edit.status()).toBe(200);
    },
  };
}

/** Opens a page of the back-office by the search in the header, which every width has. */
async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Cari halaman atau FAQ' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens the editor of the first FAQ, types, and has another user save first. */
async function typeOverAnotherEdit(page: Page, url: string) {
  const api = colleague(page, url);
  await page.goto('/?website=1');
  await pressInRow(page.locator('tbody tr[id]').first(), 'Edit');
  const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
  const question = await editor.getByLabel('Question').inputValue();
  const [faq] = await api.list('/api/faqs/1/100/1');
  expect(faq.question).toBe(question);
  await editor.getByLabel('Answer').fill(mine);
  await api.answerFaq(faq.id, question, theirs);
  await editor.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Data ini sudah diubah admin lain' });
  await expect(conflict).toBeVisible();
  return { api, editor, conflict };
}

const firstAnswer = async (api: ReturnType<typeof colleague>) =>
  (await api.list('/api/faqs/1/100/1'))[0].answer;

test.beforeEach(async ({ allowConsole }) => {
  allowConsole(/409/);
});

test.describe('two admins edit one FAQ', () => {
  test.use({ serverEnv: { SEED: 'none' } });

  test('the comparison shows both versions, and overwrites theirs on request', async ({
    page,
    server,
  }) => {
    await addFaqs(page, ['Deposit | Jawaban lama.', 'Bonus']);
    const { api, conflict } = await typeOverAnotherEdit(page, server.url);
    // Their words are marked as removed and mine as added; 'Jawaban' is in both.
    await expect(conflict.getByRole('deletion')).toContainText(
      'dari admin lain tersimpan terlebih dahulu',
    );
    await expect(conflict.getByRole('insertion')).toContainText('saya yang sedang diketik');
    expect(await firstAnswer(api)).toBe(theirs);

    await test.step('shows a third edit that is saved during the comparison', async () => {
      const [faq] = await api.list('/api/faqs/1/100/1');
      await api.answerFaq(faq.id, faq.question, 'Jawaban untuk semua pengunjung yang ketiga.');
      await conflict.getByRole('button', { name: 'Simpan isian saya' }).click();
      await expect(conflict.getByRole('deletion')).toContainText('ketiga');
      expect(await firstAnswer(api)).toBe('Jawaban untuk semua pengunjung yang ketiga.');
    });

    await conflict.getByRole('button', { name: 'Simpan isian saya' }).click();
    await expect(page.getByText('FAQ berhasil diperbarui.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await firstAnswer(api)).toBe(mine);
  });

  test('text for a FAQ that a colleague has removed becomes a new one, and its row has the focus', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await addFaqs(page, ['Deposit | Minimal 10.000.', 'Withdraw | Setiap hari.']);
    await page.goto('/?website=1');
    await pressInRow(page.locator('tbody tr[id]').first(), 'Edit');
    const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
    await editor.getByLabel('Answer').fill(mine);
    const [{ id }] = await (await page.request.get('/api/faqs/1/100/1')).json();
    expect((await page.request.delete(`/api/faqs/${id}`)).ok()).toBe(true);
    await editor.getByRole('button', { name: 'Save' }).click();
    await editor.getByRole('button', { name: 'Simpan sebagai FAQ baru' }).click();
    await expect(editor).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: mine })).toBeFocused();
  });
});

test('compares before it overwrites an edit of a website or a link', async ({ page, server }) => {
  const api = colleague(page, server.url);
  await page.goto('/website');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByLabel('Website Name').fill('Nama dari saya');
  const [site] = await api.list('/api/websites/100/1');
  await api.put(
    '/api/websites/1',
    valid.website({
      name: 'Nama dari rekan',
      livechat_link: site.livechat_link,
      server_ip: site.server_ip,
    }),
  );
  await page.getByRole('button', { name: 'Simpan' }).click();
  const conflict = page.getByRole('dialog', { name: 'Data ini sudah diubah admin lain' });
  const left = conflict.getByText('Nama dari rekan');
  const right = conflict.getByText('Nama dari saya');
  await expect(left).toBeVisible();
  await expect(right).toBeVisible();
  // Measure both at the same moment, because the dialog may still move.
  const gap = await left.evaluate(
    (one, other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return { x: b.left - a.right, y: b.top - a.bottom };
    },
    (await right.elementHandle()) as ElementHandle<Element>,
  );
  expect(gap.x).toBeGreaterThanOrEqual(0);
  await conflict.getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Nama dari saya/ })).toBeVisible();

  await openPage(page, 'Link');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(link).toBeEditable();
  const [row] = await api.list('/api/livechatwebsitelinks/100/1');
  await link.fill('saya.example.com');
  await api.put(`/api/livechatwebsitelinks/${row.id}`, { link: 'rekan.example.com' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(conflict.getByText('rekan.example.com')).toBeVisible();
  await conflict.getByRole('button', { name: 'Pakai versi terbaru' }).click();
  await expect(link).toHaveValue('rekan.example.com');

  await test.step('deletes no row that another user has changed, and shows it', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /rekan\.example\.com/ })).toBeVisible();
    await api.put(`/api/livechatwebsitelinks/${row.id}`, { link: 'penting.example.com' });
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(page.getByText('jadi belum dihapus')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /penting\.example\.com/ })).toBeVisible();
  });
});
