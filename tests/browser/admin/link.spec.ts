import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { expect, test } from './signed-in.ts';

function post(page: Page, path: string, data: unknown) {
  return page.request.post(path, { data });
}

test.beforeEach(async ({ page }) => {
  await post(page, '/api/websites', valid.website({ name: 'Toko Dua' }));
  await page.goto('/link');
  await expect(page.getByRole('row', { name: /https:\/\/example\.com/ })).toBeVisible();
});

test('lists, adds, edits and removes links', async ({ page }) => {
  await expect(page).toHaveTitle('Link · Tanya Kami');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Link',
    'Created At',
    'Created By',
    'Action',
  ]);
  const row = page.getByRole('row', { name: /https:\/\/example\.com/ });
  await expect(row.getByText('Website Demo')).toBeVisible();

  await test.step('adds a link to website 1 and brings its row into view', async () => {
    await page.getByRole('button', { name: 'Add Link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Link' });
    await expect(dialog.getByRole('combobox', { name: 'Website' })).toHaveText('Website Demo');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const blank = 'Input tidak boleh kosong.';
    await expect(page.locator('[data-toaster] [role=alert]')).toHaveText(blank);
    await expect(dialog.getByText(blank)).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Link' }).fill('toko.example.com');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Link berhasil ditambahkan.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const added = page.getByRole('row', { name: /toko\.example\.com/ });
    await expect(added).toBeInViewport();
    await expect(added.getByText('Website Demo')).toBeVisible();
  });

  await test.step('edits a link; an empty one does nothing', async () => {
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Whitelist Entry' });
    const link = dialog.getByRole('textbox', { name: 'Link' });
    await expect(link).toBeEditable();
    await expect(link).toHaveValue('https://example.com');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(request.url());
    });
    await link.fill(' ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(link).toBeFocused();
    await expect(dialog).toBeVisible();
    expect(writes).toEqual([]);

    await link.fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Alamat harus berupa tautan http atau https.')).toBeVisible();
    await link.fill('https://example.com/promo');
    await link.press('Enter');
    await expect(page.getByText('Link berhasil diperbarui.')).toBeVisible();
    await expect(page.getByRole('row', { name: /example\.com\/promo/ })).toBeVisible();
    expect(writes).toHaveLength(1);
  });

  await test.step('removes a link after a confirmation', async () => {
    await row.getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Action' });
    await expect(question).toContainText(
      'Are you sure you want to remove whitelist entry for https://example.com/promo?',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    for (const confirmed of [/promo/, /toko/]) {
      await page
        .getByRole('row', { name: confirmed })
        .getByRole('button', { name: 'Remove' })
        .click();
      await question.getByRole('button', { name: 'Yes, Remove' }).click();
      await expect(question).toBeHidden();
    }
    await expect(page.getByText('Link berhasil dihapus.').first()).toBeVisible();
    await expect(page.getByText('Belum ada link.')).toBeVisible();
  });

  await test.step('keeps the longest link and name inside its dialogs on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const link = `https://example.com/${'x'.repeat(2000)}`;
    await post(
      page,
      '/api/websites',
      valid.website({ name: 'Ketidakbertanggungjawaban'.repeat(4) }),
    );
    await post(page, '/api/livechatwebsitelinks/', { link, website_id: 3 });
    await page.reload();
    const long = page.getByRole('row', { name: /xxxx/ });
    await long.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Ketidak/)).toBeVisible();
    expect(await overflowOf(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await long.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await overflowOf(page, 'alertdialog')).toEqual([]);
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport();
  });
});

test('a new link on the second page is shown there, the page is in the URL, and removing it steps back', {
  tag: slowTag,
}, async ({ page }) => {
  for (let number = 1; number < 100; number += 1)
    await post(page, '/api/livechatwebsitelinks/', { link: `${number}.example.com` });
  await page.goto('/link');
  await expect(page.getByText('Showing page 1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Add Link' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Link' })
    .fill('seratus-satu.example.com');
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/\/link\?page=2#row-\d+$/);
  // The rows of the first page are shown until the second page has loaded.
  const row = page.getByRole('row', { name: /seratus-satu/ });
  await expect(row).toBeVisible();

  // From a short page to a long one, the focus stays on the pressed button.
  await page.reload();
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  const first = page.getByRole('button', { name: '1', exact: true });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /\b99\.example/ })).toBeAttached();
  await expect(first).toBeFocused();
  // Rows are rendered when they are scrolled into view. Their height was right before, so nothing moves.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightAtStart = await height();
  await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('row', { name: /\b99\.example/ })).toBeInViewport();
  expect(await height()).toBe(heightAtStart);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL('/link?page=2');
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(page.getByText('Showing page 1 of 1')).toBeVisible();
  await expect(page).toHaveURL(/\/link(#row-\d+)?$/);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await expect(page.getByRole('rowgroup').last()).toHaveAttribute('style', /--row-height/);
  const last = page.getByRole('row', { name: /\b99\.example/ });
  await expect(last).toBeAttached();
  const heightOfCards = await height();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await height()).toBe(heightOfCards);
});

/** Returns the parts of a dialog that are wider than the dialog. */
function overflowOf(page: Page, role: string): Promise<string[]> {
  return page.getByRole(role as 'dialog').evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((part) => !(part instanceof HTMLInputElement))
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => part.outerHTML.slice(0, 120)),
  );
}
