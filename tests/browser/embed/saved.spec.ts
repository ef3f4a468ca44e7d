import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Tanya Kami' });
const log = (page: Page) => page.getByRole('log');
const stored = (page: Page) =>
  page.evaluate(() => ({
    tab: Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith('faq-')),
    device: localStorage.length,
  }));

async function ask(page: Page, ...questions: string[]): Promise<void> {
  for (const name of questions) await page.getByRole('button', { name, exact: true }).click();
}

test('stores nothing before it is opened, and then only ids in the tab', async ({
  hostPages,
  page,
  context,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await launcher(page).hover();
  await page.waitForLoadState('networkidle');
  expect(await stored(page)).toEqual({ tab: [], device: 0 });
  await launcher(page).click();
  await ask(page, 'Keamanan');
  const { tab, device } = await stored(page);
  expect(device).toBe(0);
  expect(tab.map(([, value]) => JSON.parse(value as string))).toEqual([
    { version: 1, isOpen: true, askedIds: [72], result: null },
  ]);
  expect(await context.cookies()).toEqual([]);
});

test('comes back on the next page of the site, open as it was, with the result of a check but no typed text', async ({
  hostPages,
  page,
  server,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await launcher(page).click();
  await ask(page, 'Keamanan', 'Tips menjaga keamanan akun');
  const before = await log(page).textContent();
  await page.goto(`${hostPages.url}/script-in-head.html`);
  await expect(log(page)).toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Hubungi Live Agent Kami' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  // It continues at the last question, not at the greeting.
  await expect(log(page).getByText('Tips menjaga keamanan akun', { exact: true })).toBeInViewport();

  await test.step('a closed one sends no request', async () => {
    await page.getByRole('button', { name: 'Tutup' }).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked.filter((url) => url.startsWith(`${server.url}/faqs`))).toEqual([]);
    await launcher(page).click();
    await expect(log(page)).toHaveText(before ?? '');
  });

  await ask(page, 'Kembali ke Home');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  await expect(log(page)).not.toContainText('Keamanan');

  await test.step('the result of a check and its lock', async () => {
    await ask(page, 'Deposit', 'Cek Deposit');
    await page.getByLabel('Username / ID Login').fill('demo');
    await page.getByLabel('Nomor Tiket').fill('D3612272');
    await page.getByLabel('Nomor Tiket').press('Enter');
    await expect(page.getByText('150.000', { exact: true })).toBeVisible();
    expect(JSON.stringify(await stored(page))).not.toMatch(/demo|3612272/);
    await page.reload();
    await expect(page.getByText('150.000', { exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Terkunci' })).toBeDisabled();
    await expect(page.getByLabel('Nomor Tiket')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});

test('works where storage is blocked', async ({ hostPages, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });
  await page.goto(`${hostPages.url}/minimal.html`);
  await launcher(page).click();
  await ask(page, 'Keamanan');
  await expect(log(page)).toContainText('Anda: Keamanan');
  // When the page replaces its content without a load, the conversation is in memory.
  await page.evaluate(() => {
    document.querySelector('faq-chatbot')?.remove();
    document.body.append(document.createElement('faq-chatbot'));
  });
  await expect(log(page)).toContainText('Anda: Keamanan');
});

test('saves two bots of one page separately', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/two-widgets.html`);
  const bots = page.locator('faq-chatbot');
  await bots.nth(1).getByRole('button', { name: 'Ask us' }).click();
  await bots.nth(1).getByRole('button', { name: 'Keamanan', exact: true }).click();
  await page.reload();
  await expect(bots.nth(1).getByRole('log')).toContainText('You: Keamanan');
  await expect(bots.nth(0).getByRole('dialog')).toHaveCount(0);
});
