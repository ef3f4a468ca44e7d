import type { Page } from '@playwright/test';
import { neverBeIdle } from '../../bench/first-screen.ts';
import { slowTag } from '../slow-tag.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

const listCode = /search-select-popup.*\.js$/;

/** The last page has the fewest rows, which are drawn fast. */
const faqPage = '/?website=1&page=2';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(neverBeIdle);
});

test('a list that is pressed before its code is loaded opens, and keeps its trigger', {
  tag: slowTag,
}, async ({ page }) => {
  const options = page.getByRole('listbox').getByRole('option');
  for (const press of [openWithMouse, openWithKey]) {
    await page.goto(faqPage);
    await openFaqForm(page);
    for (const name of ['Website', 'Parent']) {
      const trigger = page.getByRole('combobox', { name, exact: true });
      const element = await trigger.elementHandle();
      await press(page, name);
      await expect(options.first()).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      const popupId = await trigger.getAttribute('aria-controls');
      await expect(page.locator(`[id="${popupId}"]`)).toHaveRole('dialog');
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(trigger).toBeFocused();
      expect(await element?.evaluate((it) => it === document.activeElement)).toBe(true);
    }
  }

  await test.step('a second press on the trigger closes the list', async () => {
    const trigger = page.getByRole('combobox', { name: 'Parent' });
    for (let round = 0; round < 2; round++) {
      await trigger.click();
      await expect(options.first()).toBeVisible();
      await trigger.click();
      await expect(options).toHaveCount(0);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test('letters typed before the code is loaded go to the search field', { tag: slowTag }, async ({
  page,
}) => {
  const sendCode = await holdListCode(page);
  await page.goto(faqPage);
  await openFaqForm(page);
  const trigger = page.getByRole('combobox', { name: 'Parent' });
  await trigger.focus();
  const search = page.getByRole('combobox', { name: 'Cari pertanyaan...' });
  await page.keyboard.type('cara dafx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('tar');
  await expect(trigger).toHaveAttribute('aria-busy', 'true');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  sendCode();
  // The code is loaded over the network.
  await expect(search).toBeFocused({ timeout: 20_000 });
  await page.keyboard.type(' akun');
  await expect(search).toHaveValue('cara daftar akun');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveText('Cara daftar akun');
  await expect(trigger).toBeFocused();

  await page.keyboard.type('tier 0');
  await expect(search).toHaveValue('tier 0');
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveText('Tier 0 (No Parent)');
});

test('the focus stays where the user moved it while a list was loading or closing', {
  tag: slowTag,
}, async ({ page }) => {
  const sendCode = await holdListCode(page);
  await page.goto('/user');
  await page.getByRole('button', { name: 'New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'New User' });
  const trigger = dialog.getByRole('combobox', { name: 'Website' });
  const username = dialog.getByLabel('Username');
  const options = page.getByRole('listbox').getByRole('option');

  await test.step('a pressed list does not open after the focus has moved on', async () => {
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-busy', 'true');
    await username.focus();
    await expect(trigger).not.toHaveAttribute('aria-busy');
    const code = page.waitForResponse(listCode);
    sendCode();
    await (await code).finished();
    await username.pressSequentially('bu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(username).toHaveValue('bu');
    await expect(options).toHaveCount(0);
  });

  await trigger.click();
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('.popup { transition-duration: 1s !important; }');
    document.adoptedStyleSheets.push(slow);
  });
  await options.first().click();
  await username.click();
  await expect(page.locator('.popup')).toHaveCount(0);
  await page.keyboard.type('di');
  await expect(username).toHaveValue('budi');
});

test('a list or dialog whose code cannot be loaded says so, leaves the typed text, and can be tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|dynamically imported module/);
  const dialogCode = /faq-parts.*\.js$/;
  for (const code of [listCode, dialogCode]) await page.route(code, (route) => route.abort());
  await page.goto(faqPage);
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Belum selesai diketik');

  await test.step('a list, in place', async () => {
    const trigger = page.getByRole('combobox', { name: 'Parent' });
    await trigger.click();
    const error = page.getByRole('alert');
    await expect(error).toContainText('Bagian ini tidak dapat dimuat.');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(listCode);
    await error.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(error).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Question')).toHaveValue('Belum selesai diketik');
  });

  await test.step('a dialog, in a dialog', async () => {
    const more = page.getByRole('button', { name: 'Lainnya', exact: true });
    await more.click();
    const error = page.getByRole('dialog', { name: 'Bagian ini tidak dapat dimuat.' });
    await error.getByRole('button', { name: 'Tutup' }).click();
    await expect(error).toHaveCount(0);
    await expect(page.getByLabel('Question')).toHaveValue('Belum selesai diketik');
    await more.click();
    await expect(error).toBeVisible();
    await page.unroute(dialogCode);
    await error.getByRole('button', { name: 'Coba lagi' }).click();
    await page.getByRole('menuitem', { name: 'Uji pencarian' }).click();
    await expect(page.getByRole('dialog', { name: 'Uji pencarian' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Question')).toHaveValue('Belum selesai diketik');
  });
});

/** Holds the code of lists back until the returned function is called. */
async function holdListCode(page: Page): Promise<() => void> {
  let sendCode = () => {};
  const isSent = new Promise<void>((resolve) => {
    sendCode = resolve;
  });
  await page.route(listCode, async (route) => {
    await isSent;
    await route.continue();
  });
  return () => sendCode();
}

async function openWithMouse(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
}

async function openWithKey(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
}
