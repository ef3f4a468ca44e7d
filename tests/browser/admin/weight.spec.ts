import type { Page } from '@playwright/test';
import { neverBeIdle, openFirstScreen } from '../../bench/first-screen.ts';
import { expect, test } from '../fixtures.ts';

/** Scripts and style sheets, compressed with gzip, until a screen can be used. */
const budget = 130 * 1024;

test('the sign-in page can be used within its budget of bytes', async ({ server, page }) => {
  const { code } = await openFirstScreen(page, `${server.url}/signin`);
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(code).toBeLessThanOrEqual(budget);
});

test('the FAQ page can be used within its budget of bytes', async ({ server, page, signIn }) => {
  await signIn(page);
  const { code } = await openFirstScreen(page, `${server.url}/?website=1`);
  // A windowful at first, and then, without anybody asking, the whole page of a hundred.
  await expect(page.getByRole('row')).toHaveCount(101);
  await expect(page.getByLabel('Question')).toBeEditable();
  await expect(page.getByRole('combobox', { name: 'Website' })).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Parent' })).toBeEnabled();
  expect(code).toBeLessThanOrEqual(budget);
});

test('a list that is pressed before its code is there opens all the same', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  await page.addInitScript(neverBeIdle);
  const options = page.getByRole('option');
  for (const press of [openWithMouse, openWithKey]) {
    await page.goto(`${server.url}/?website=1`);
    for (const name of ['Website', 'Parent']) {
      await press(page, name);
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(page.getByRole('combobox', { name })).toBeFocused();
    }
  }
});

test('what is typed on a list before its code is there is not lost', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  const bring = await keepBack(page);
  await page.goto(`${server.url}/?website=1`);
  const parent = page.getByRole('combobox', { name: 'Parent' });
  await parent.focus();
  await page.keyboard.type('cara daftar');
  await expect(parent).toHaveAttribute('aria-busy', 'true');
  bring();
  await expect(page.getByRole('combobox', { name: 'Cari pertanyaan...' })).toBeFocused();
  await page.keyboard.type(' akun');
  await expect(page.getByRole('combobox', { name: 'Cari pertanyaan...' })).toHaveValue(
    'cara daftar akun',
  );
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(parent).toHaveText('Cara daftar akun');
  await expect(parent).toBeFocused();

  await page.keyboard.type('tier 0');
  await page.keyboard.press('Enter');
  await expect(parent).toHaveText('Tier 0 (No Parent)');
});

test('a short list is chosen from by letters before its code is there and after', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  const bring = await keepBack(page);
  await page.goto(`${server.url}/history`);
  const entity = page.getByRole('combobox', { name: 'Data' });
  await entity.focus();
  await page.keyboard.type('wh');
  await expect(entity).toHaveText('Whitelist');
  await expect(page).toHaveURL(`${server.url}/history?entity=whitelist`);
  const face = await entity.elementHandle();
  bring();
  await expect.poll(() => face?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(entity).toBeFocused();
  await page.keyboard.type('fa');
  await expect(entity).toHaveText('FAQ');
});

test('a word is typed to its end before the real list takes over', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  await page.clock.install();
  const bring = await keepBack(page);
  await page.goto(`${server.url}/history`);
  const entity = page.getByRole('combobox', { name: 'Data' });
  await entity.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('w');
  await expect(entity).toHaveText('Website');
  const code = page.waitForResponse(/select-control.*\.js$/);
  bring();
  await (await code).finished();
  await page.keyboard.type('hi');
  await expect(entity).toHaveText('Whitelist');
});

test('a list that was pressed opens for nobody who has gone on', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  const bring = await keepBack(page);
  await page.goto(`${server.url}/?website=1`);
  const parent = page.getByRole('combobox', { name: 'Parent' });
  await parent.focus();
  await page.keyboard.press('Enter');
  await expect(parent).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Answer').focus();
  const face = await parent.elementHandle();
  bring();
  await expect.poll(() => face?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Answer')).toBeFocused();
});

/** The lists' own code is not fetched ahead, and comes when it is told to. */
async function keepBack(page: Page): Promise<() => void> {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.addInitScript(neverBeIdle);
  await page.route(/select-control.*\.js$/, async (route) => {
    await brought;
    await route.continue();
  });
  return bring;
}

async function openWithMouse(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
}

async function openWithKey(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name }).focus();
  await page.keyboard.press('ArrowDown');
}
