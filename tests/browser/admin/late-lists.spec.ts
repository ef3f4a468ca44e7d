import type { Page } from '@playwright/test';
import { neverBeIdle } from '../../bench/first-screen.ts';
import { expect, test } from '../fixtures.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.addInitScript(neverBeIdle);
});

test('a list that is pressed before its code is there opens all the same', async ({
  server,
  page,
}) => {
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

test('what is typed on a list before its code is there is not lost', async ({ server, page }) => {
  const { list: parent, bring } = await reachList(page, `${server.url}/?website=1`, 'Parent');
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
}) => {
  const { list: entity, bring } = await reachList(page, `${server.url}/history`, 'Data');
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

test('a word is typed to its end before the real list takes over', async ({ server, page }) => {
  await page.clock.install();
  const { list: entity, bring } = await reachList(page, `${server.url}/history`, 'Data');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('w');
  await expect(entity).toHaveText('Website');
  const code = page.waitForResponse(/select-control.*\.js$/);
  bring();
  await (await code).finished();
  await page.keyboard.type('hi');
  await expect(entity).toHaveText('Whitelist');
});

test('a list that was pressed opens for nobody who has gone on', async ({ server, page }) => {
  const { list: parent, bring } = await reachList(page, `${server.url}/?website=1`, 'Parent');
  await page.keyboard.press('Enter');
  await expect(parent).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Answer').focus();
  const face = await parent.elementHandle();
  bring();
  await expect.poll(() => face?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Answer')).toBeFocused();
});

/** Goes to a list whose own code comes when it is told to. */
async function reachList(page: Page, address: string, name: string) {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/select-control.*\.js$/, async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto(address);
  const list = page.getByRole('combobox', { name });
  await list.focus();
  return { list, bring };
}

async function openWithMouse(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
}

async function openWithKey(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name }).focus();
  await page.keyboard.press('ArrowDown');
}
