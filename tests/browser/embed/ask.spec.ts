import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Cari pertanyaan' });
const found = (page: Page) => page.getByRole('option');

test.beforeEach(async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(field(page)).toBeVisible();
  // The panel takes the focus after it is rendered. Wait, or it takes the focus from the field.
  await expect(page.getByRole('dialog')).toBeFocused();
});

test('finds a question in everyday words by mouse and keyboard; Escape clears first, then closes', async ({
  page,
  checkAxe,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(field(page)).not.toBeFocused();
  await field(page).pressSequentially('depo blm masuk');
  await expect(found(page).first().locator('span')).toHaveText('Deposit belum masuk');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /^\d pertanyaan ditemukan\.$/,
  );
  // Only the words of the search are requested, equal for every visitor; typed letters send no request.
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/faqs/1/words']);
  await checkAxe(page);
  await found(page).first().click();
  await expect(page.getByRole('log')).toContainText('Anda: Deposit belum masuk');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kembali ke Home' })).toBeVisible();

  await field(page).fill('depo blm masuk');
  await expect(found(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(found(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const activeId = await field(page).getAttribute('aria-activedescendant');
  await expect(found(page).nth(1)).toHaveAttribute('id', activeId ?? '');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('depo blm masuk');
  await expect(found(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(found(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(found(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = await found(page).nth(1).locator('span').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(`Anda: ${second}`);
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('suggests unsure matches, and offers a human when nothing matches, in either theme', async ({
  page,
  checkAxe,
}) => {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(
      (value) => document.querySelector('faq-chatbot')?.setAttribute('theme', value),
      theme,
    );
    await field(page).fill('rusak semua ini gimana');
    const maybe = page.getByRole('group', { name: 'Mungkin maksud Anda' });
    await expect(maybe.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hubungi Customer Service' })).toBeVisible();
    await checkAxe(page);
    await field(page).fill('deposit lama');
    await expect(page.getByText('Bukan ini?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hubungi Customer Service' })).toBeInViewport();
    await checkAxe(page);
    await field(page).fill('zzzqqq');
    await expect(page.getByText('Belum ada pertanyaan yang cocok.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hubungi Customer Service' })).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await checkAxe(page);
    await page.getByRole('button', { name: 'Hapus teks' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  }
});

test('stays in place on a small phone, and shows which match is marked in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(
    await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  await field(page).fill('deposit');
  await expect(found(page).locator('mark').first()).toHaveText('deposit', { ignoreCase: true });
  await expect(found(page).first()).toHaveCSS('outline-style', 'solid');
  await expect(found(page).nth(1)).toHaveCSS('outline-style', 'none');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(found(page).last()).toBeInViewport({ ratio: 0.9 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(
    await page.getByRole('dialog').evaluate((panel) => panel.scrollWidth - panel.clientWidth),
  ).toBe(0);
});
