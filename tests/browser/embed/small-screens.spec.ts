import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { isUncovered } from './is-uncovered.ts';

test.use({ hasTouch: true, isMobile: true });

/** `keyboard` is the visible height above an on-screen keyboard. */
const screens = [
  { name: '320x568', width: 320, height: 568, textPx: 16, keyboard: 300, tag: [] },
  {
    name: '320x568 with text at 200 %',
    width: 320,
    height: 568,
    textPx: 32,
    keyboard: 300,
    tag: slowTag,
  },
  { name: '360x640', width: 360, height: 640, textPx: 16, keyboard: 350, tag: slowTag },
  { name: '640x360', width: 640, height: 360, textPx: 16, keyboard: 180, tag: [] },
];

const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Chat Bot' });
const question = (page: Page) => page.getByRole('combobox', { name: 'Cari pertanyaan' });

for (const screen of screens) {
  test.describe(screen.name, { tag: screen.tag }, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test.beforeEach(async ({ hostPages, page }) => {
      await page.goto(`${hostPages.url}/narrow-phone.html`);
      if (screen.textPx !== 16) {
        const session = await page.context().newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: screen.textPx } });
        await page.reload();
      }
      await page.getByRole('button', { name: 'Tanya Kami' }).tap();
      await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
    });

    test('uses more than half of the screen for the conversation, and shows a check form and its error', async ({
      page,
    }) => {
      await page.getByRole('button', { name: 'Deposit', exact: true }).tap();
      await expect(page.getByRole('button', { name: 'Cek Deposit' })).toBeVisible();
      const room = async () => {
        const close = await page.getByRole('button', { name: 'Tutup' }).boundingBox();
        const field = await question(page).boundingBox();
        if (close === null || field === null) throw new Error('The bot has no box.');
        return (field.y - close.y - close.height) / screen.height;
      };
      await expect.poll(room).toBeGreaterThan(0.5);
      expect(await isUncovered(question(page))).toBe(true);

      await page.getByRole('button', { name: 'Cek Deposit', exact: true }).tap();
      const title = page.getByRole('heading', { name: 'Form Cek Deposit' });
      await expect.poll(() => isUncovered(title)).toBe(true);

      // The error of a ticket is visible below its field, also above a keyboard.
      const username = page.getByLabel('Username / ID Login');
      const ticket = page.getByLabel('Nomor Tiket Deposit');
      await ticket.fill('X1');
      await ticket.press('Enter');
      await expect(username).toBeFocused();
      await expect.poll(() => isUncovered(username)).toBe(true);
      await username.fill('demo');
      await ticket.press('Enter');
      const error = page.getByText('Format: D diikuti angka (contoh: D3612272).');
      await expect.poll(() => isUncovered(error)).toBe(true);
      await raiseKeyboard(page, screen.keyboard);
      await expect.poll(() => isUncovered(ticket)).toBe(true);
      await expect
        .poll(async () => (await panel(page).boundingBox())?.height)
        .toBe(screen.keyboard);
    });

    test('shows the search field above a keyboard', async ({ page }) => {
      await question(page).tap();
      await raiseKeyboard(page, screen.keyboard);
      const bottom = async () => {
        const box = await question(page).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(bottom).toBeLessThanOrEqual(screen.keyboard);
      await question(page).fill('lupa');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect.poll(() => isUncovered(page.getByRole('option').first())).toBe(true);
      await expect.poll(() => isUncovered(question(page))).toBe(true);
    });
  });
}

test('has room for everything on a screen of 320x480', async ({ hostPages, page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(`${hostPages.url}/narrow-phone.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).tap();
  await page.getByRole('button', { name: 'Keamanan', exact: true }).tap();
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).tap();
  // Home and Live Agent have one line each, and so has the vote.
  for (const name of ['Kembali ke Home', 'Hubungi Live Agent Kami']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(50);
  }
  // Both in one look: the conversation may still be scrolling.
  const vote = page.getByRole('group', { name: 'Apakah ini membantu?' }).getByRole('button');
  const tops = await vote.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top),
  );
  expect(tops).toEqual([tops[0], tops[0]]);
  await question(page).fill('deposit');
  const found = page.getByRole('option');
  await expect(found.first()).toBeVisible();
  for (const step of await found.all()) await step.scrollIntoViewIfNeeded();
  await expect.poll(() => isUncovered(found.last())).toBe(true);
  const field = await question(page).boundingBox();
  expect((field?.y ?? 480) + (field?.height ?? 0)).toBeLessThanOrEqual(480);
  expect(await isUncovered(question(page))).toBe(true);
});

test('returns to its position when the keyboard closes', async ({ hostPages, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${hostPages.url}/narrow-phone.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).tap();
  await page.getByRole('button', { name: 'Deposit', exact: true }).tap();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).tap();
  const ticket = page.getByLabel('Nomor Tiket Deposit');
  await ticket.tap();
  await raiseKeyboard(page, 350);
  await expect.poll(() => isUncovered(ticket)).toBe(true);
  // The header is hidden while the keyboard is open.
  await expect(page.getByText('Siap membantu Anda')).toBeHidden();
  await ticket.blur();
  await raiseKeyboard(page, 640);
  await expect(page.getByText('Siap membantu Anda')).toBeVisible();
  await expect.poll(() => isUncovered(ticket)).toBe(true);
});

/** Simulates an on-screen keyboard: the window keeps its size, the visual viewport shrinks. */
async function raiseKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(VisualViewport.prototype, 'height', { configurable: true, value });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
}

test('shows the offer of a human in one line on a screen of 320 px', async ({
  allowConsole,
  hostPages,
  page,
}) => {
  allowConsole(/Failed to load resource/);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.route('**/faqs/1*', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${hostPages.url}/narrow-phone.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).tap();
  const human = page.getByRole('button', { name: 'Hubungi Customer Service' });
  await expect.poll(async () => (await human.boundingBox())?.height).toBe(44);
});
