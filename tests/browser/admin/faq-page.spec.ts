import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { isUncovered } from '../embed/is-uncovered.ts';
import { slowTag } from '../slow-tag.ts';
import type { TestServer } from '../worker-server.ts';
import { addFaqs } from './add-faqs.ts';
import { expect, test } from './signed-in.ts';

const rows = (page: Page) => page.locator('tbody tr[id]');
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit FAQ' });

async function openFaqs(page: Page): Promise<void> {
  await page.goto('/?website=1');
  await expect(rows(page).nth(12)).toBeAttached({ timeout: 30_000 });
}

/** Adds an entry to the whitelist and signs in again: the sign-in warns of what was written before. */
async function warn(page: Page, { username, password }: TestServer): Promise<void> {
  const entry = await page.request.post('/api/whitelists', {
    data: { ip: '203.0.113.7' },
  });
  expect(entry.ok()).toBe(true);
  const login = await page.request.post('/login', { data: { username, password } });
  expect(login.ok()).toBe(true);
}

/** Makes website 1 collect a draft, and adds a FAQ to it. */
async function collectDraft(page: Page): Promise<void> {
  const path = '/api/websites/1/settings';
  const settings = await (await page.request.get(path)).json();
  const data = { ...settings, publishing: 'draft' };
  expect((await page.request.put(path, { data })).ok()).toBe(true);
  const multipart = { website_id: '1', question: 'Promo apa hari ini?', parent_id: '' };
  const added = await page.request.post('/api/faqs/', { multipart });
  expect(added.ok()).toBe(true);
}

/** Presses Tab until the first row's Edit has the focus; returns the number of presses. */
async function tabToEdit(page: Page): Promise<number> {
  const edit = rows(page).first().getByRole('button', { name: /^Edit/ });
  for (let presses = 1; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await edit.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error('The first Edit was not reached.');
}

test('eleven rows are in sight at 1280 x 800, below one line of title and one of tools', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFaqs(page);
  const measure = () =>
    rows(page).evaluateAll((all) => {
      const boxes = all.map((row) => row.getBoundingClientRect());
      const tops = boxes.map(({ top }) => top);
      return {
        first: tops[0] ?? 0,
        inSight: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
        // From line to line.
        heights: [...new Set(tops.slice(1, 12).map((top, at) => top - (tops[at] ?? 0)))],
      };
    });
  const comfortable = await measure();
  expect(comfortable.first).toBeLessThanOrEqual(260);
  expect(comfortable.inSight).toBeGreaterThanOrEqual(11);
  expect(comfortable.heights).toEqual([44]);

  // All columns of the specification are side by side, and no text leaves its cell.
  const header = page.getByRole('columnheader');
  await expect(header).toHaveText([
    'Pilih',
    'Question',
    'Answer',
    'Image',
    'Parent ID',
    'Created At',
    'Created By',
    'Manage',
  ]);
  const lefts = await header.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(new Set(lefts.map(({ top }) => top)).size).toBe(1);
  const outside = await page.locator('tbody tr[id]:nth-child(-n+12) > td').evaluateAll(
    (cells) =>
      cells.filter((cell) =>
        [...cell.querySelectorAll('*')].some((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 1 && box.right > cell.getBoundingClientRect().right + 1;
        }),
      ).length,
  );
  expect(outside).toBe(0);

  await page.evaluate(() => localStorage.setItem('density', 'compact'));
  await page.reload();
  await expect.poll(async () => (await measure()).heights).toEqual([34]);
  await page.evaluate(() => localStorage.removeItem('density'));
  await page.reload();

  await test.step('the columns sort the list, and the menu names the order', async () => {
    await page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' }).fill('deposit');
    await expect(page.getByText('FAQ cocok')).toBeVisible();
    const question = page.getByRole('columnheader', { name: 'Question' });
    await question.getByRole('button').click();
    await expect(question).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=question-asc/);
    await expect(rows(page).first()).toContainText('Bank sedang offline');
    await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Pertanyaan, A ke Z' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Terakhir diubah' }).click();
    const changed = page.getByRole('columnheader', { name: 'Created At' });
    await expect(changed).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('menuitemradio', { name: 'Paling sering dibaca' }).click();
    await page.keyboard.press('Escape');
  });

  await expect(page).toHaveURL(/sort=read-desc/);
  // The keywords that were found are in the second line. One row also has a form, in a third line.
  await expect.poll(async () => (await measure()).heights).toEqual([44, 59]);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const use of [phone, { viewport: { width: 1280, height: 800 } }])
  test.describe(() => {
    test.use(use);

    test(`the page hardly moves while it loads on a slow line at ${use.viewport.width} px`, {
      tag: slowTag,
    }, async ({ page, server }) => {
      test.slow();
      await collectDraft(page);
      await warn(page, server);
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 125_000,
        uploadThroughput: 125_000,
      });
      await page.addInitScript(() => {
        const moved = Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            moved.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/?website=1', { timeout: 90_000 });
      await expect(rows(page).nth(12)).toBeAttached({ timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'Terbitkan', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /Perlu Anda periksa/ })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('faq-chatbot button').first()).toBeAttached({ timeout: 60_000 });
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect(shift).toBeLessThan(0.05);

      // Drafts and a warning are above it.
      await expect(page.getByRole('button', { name: /Perlu Anda periksa/ })).toBeInViewport();
      expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(330);
      await expect(page.getByRole('button', { name: 'FAQ baru' })).toBeInViewport();
    });
  });

test('the keyboard reaches the first Edit soon, moves between rows, and edits one after the other', async ({
  page,
}) => {
  await collectDraft(page);
  await openFaqs(page);
  const main = page.getByRole('link', { name: 'Langsung ke isi' });
  await main.focus();
  await page.keyboard.press('Enter');
  // From the search field, the arrow down key leads there, too.
  expect(await tabToEdit(page)).toBeLessThanOrEqual(14);

  await main.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Langsung ke daftar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeFocused();
  expect(await tabToEdit(page)).toBeLessThanOrEqual(3);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(2).getByRole('button', { name: /^Edit/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).nth(1).getByRole('button', { name: /^Edit/ })).toBeFocused();
  // The third row has no image, so the row itself gets the focus.
  await rows(page).nth(1).getByRole('button', { name: 'Perbesar gambar' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit FAQ' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1).getByRole('button', { name: /^Edit/ })).toBeFocused();
  await rows(page).nth(1).focus();
  // Left and right are the controls of a row, also those that Tab skips.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(
    rows(page).nth(1).getByRole('button', { name: 'Selengkapnya' }).first(),
  ).toBeFocused();
  await expect(page.locator('tbody time[tabindex]')).toHaveCount(0);

  const [, second] = await (await page.request.get('/api/faqs/1/tree')).json();
  await rows(page).first().getByRole('button', { name: /^Edit/ }).click();
  const question = editor(page).getByLabel('Question');
  await question.fill('Setor dana');
  await editor(page).getByRole('button', { name: 'Simpan, lalu berikutnya' }).click();
  await expect(question).toHaveValue(second.question);
  await expect(question).toBeFocused();
  await expect(rows(page).first()).toContainText('Setor dana');

  // Two messages of saves would cover the fields, and one must not cover the dialog's title.
  const messages = page.getByText('FAQ berhasil diperbarui.');
  // Otherwise a slow machine would remove the first one before the second one.
  await messages.hover();
  await question.fill('Setor lewat bank');
  await editor(page).getByRole('button', { name: 'Simpan, lalu berikutnya' }).press('Enter');
  await expect(question).not.toHaveValue('Setor lewat bank');
  await expect(messages).toHaveCount(2);
  await expect(messages.filter({ visible: true })).toHaveCount(1);
  expect(await isUncovered(editor(page).getByRole('heading', { name: 'Edit FAQ' }))).toBe(true);
  await question.press('Escape');
  await expect(editor(page)).toBeHidden();
});

test.describe('of a new website', () => {
  test.use({ serverEnv: { SEED: 'none' } });

  test('a website without FAQs has an open form and three ways to get many', async ({
    page,
    checkAxe,
  }) => {
    await addFaqs(page, ['Deposit', '  Cara deposit']);
    const created = await page.request.post('/api/websites', {
      data: valid.website({ name: 'Toko Baru' }),
    });
    const { id } = await created.json();
    await page.goto(`/?website=${id}`);
    await expect(page.getByText(/^Belum ada FAQ di website ini/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'FAQ baru' }).getByLabel('Question'),
    ).toBeVisible();
    const list = page.getByRole('region', { name: 'Daftar FAQ' });
    await expect(list.getByRole('button')).toHaveText([
      'Impor',
      'Salin dari website lain',
      'Mulai dari contoh',
    ]);
    for (const name of ['FAQ baru', 'Lainnya', 'Filter', 'Tampilan'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);

    await list.getByRole('button', { name: 'Salin dari website lain' }).click();
    const dialog = page.getByRole('dialog', { name: 'Salin dari website lain' });
    await dialog.getByRole('combobox', { name: 'Website asal' }).click();
    await page.getByRole('option', { name: /^Website Demo/ }).click();
    await expect(dialog.getByText(/^\d+ FAQ dari Website Demo$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Salin', exact: true }).click();
    await expect(rows(page).first()).toContainText('Deposit');
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await list.getByRole('button', { name: 'Mulai dari contoh' }).click();
    const importing = page.getByRole('dialog', { name: 'Impor FAQ' });
    await importing.getByRole('radio', { name: 'Toko online' }).check();
    await checkAxe(page);
    await importing.getByRole('button', { name: 'Periksa' }).click();
    await importing.getByRole('button', { name: 'Impor sekarang' }).click();
    // The words of the example wait for values.
    const words = page.getByRole('dialog', { name: 'Kata isian' });
    await expect(words.getByText('nama_toko').first()).toBeVisible();
    await words.getByRole('button', { name: 'Tutup' }).click();
    await expect(rows(page).first()).toContainText('Pemesanan');
    // The form stays open for the next question.
    await expect(page.getByRole('region', { name: 'FAQ baru' })).toBeVisible();
    await page.getByRole('button', { name: 'Tutup formulir' }).click();
    await page.getByRole('button', { name: 'FAQ baru' }).click();
    await expect(page.getByLabel('Question')).toBeFocused();
  });
});
