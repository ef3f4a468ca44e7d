import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const launcher = (page: Page) => page.getByRole('button', { name: 'Tanya Kami' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Chat Bot' });

async function openCheck(page: Page): Promise<void> {
  await launcher(page).tap();
  await page.getByRole('button', { name: 'Deposit', exact: true }).tap();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).tap();
  await expect(page.getByRole('form', { name: 'Form Cek Deposit' })).toBeVisible();
}

/** Simulates an on-screen keyboard: the window keeps its size, the visual viewport shrinks. */
async function raiseKeyboard(page: Page, seen: { height: number; offsetTop: number }) {
  await page.evaluate((sizes) => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(VisualViewport.prototype, name, { configurable: true, value });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, seen);
}

const setInsets = (session: CDPSession, insets: { top: number; bottom: number }) =>
  session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 0, right: 0, ...insets } });

/** Opens a page with this default font size in the browser's settings; the usual default is 16 px. */
async function readWithTypeOf(sizePx: number, page: Page, address: string): Promise<void> {
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: sizePx } });
  await page.reload();
}

test('has a font size of at least 16 px in every field, so that no phone zooms in', async ({
  hostPages,
  page,
}) => {
  // This must hold with a smaller default font size too.
  await readWithTypeOf(12, page, `${hostPages.url}/minimal.html`);
  await launcher(page).tap();
  const sizes = () =>
    panel(page)
      .getByRole('textbox')
      .or(panel(page).getByRole('combobox'))
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
  await expect(panel(page)).toHaveCSS('font-size', '10.5px');
  await expect.poll(sizes).toEqual([16]);
  await page.getByRole('button', { name: 'Deposit', exact: true }).tap();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).tap();
  await expect.poll(async () => (await sizes()).length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...(await sizes()))).toBe(16);
});

test('keeps the focused field above the keyboard', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await openCheck(page);
  const ticket = page.getByLabel('Nomor Tiket Deposit');
  await ticket.tap();
  const bottomOfTicket = async () => {
    const box = await ticket.boundingBox();
    return (box?.y ?? 740) + (box?.height ?? 0);
  };
  expect(await bottomOfTicket()).toBeGreaterThan(360);
  await raiseKeyboard(page, { height: 360, offsetTop: 0 });
  await expect
    .poll(() => panel(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 360, height: 360 });
  await expect.poll(bottomOfTicket).toBeLessThanOrEqual(360);
  // iPhones also move the visual viewport.
  await raiseKeyboard(page, { height: 360, offsetTop: 90 });
  await expect
    .poll(() => panel(page).boundingBox())
    .toEqual({ x: 0, y: 90, width: 360, height: 360 });
});

test('keeps the phone page above the keyboard', async ({ page }) => {
  await page.goto('/mobilefaq');
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  await raiseKeyboard(page, { height: 400, offsetTop: 0 });
  const field = page.getByRole('combobox', { name: 'Cari pertanyaan' });
  await expect
    .poll(async () => {
      const box = await field.boundingBox();
      return (box?.y ?? 740) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(400);
});

test('does not open the keyboard automatically, and leaves the page unchanged', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.evaluate(() => {
    document.body.style.height = '3000px';
    scrollTo(0, 700);
  });
  const ofPage = () =>
    page.evaluate(() => ({
      scrollY,
      styles: [document.documentElement, document.body].map((root) => [
        root.getAttribute('style'),
        root.className,
        getComputedStyle(root).overflow,
        getComputedStyle(root).position,
      ]),
    }));
  await expect(launcher(page)).toBeVisible();
  const before = await ofPage();
  expect(before.scrollY).toBe(700);
  await openCheck(page);
  const focused = await page
    .locator('faq-chatbot')
    .evaluate((bot) => bot.shadowRoot?.activeElement?.localName);
  expect(focused).not.toBe('input');
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.getByRole('button', { name: 'Tutup' }).tap();
  await expect(launcher(page)).toBeVisible();
  expect(await ofPage()).toEqual(before);
  await launcher(page).tap();
  await page.evaluate(() => document.querySelector('faq-chatbot')?.remove());
  // The element ends in a task of its own, because a page may only move it.
  await expect.poll(ofPage).toEqual(before);
});

test('avoids the notch and the home bar of the phone', async ({ hostPages, page }) => {
  const session = await page.context().newCDPSession(page);
  await setInsets(session, { top: 47, bottom: 34 });
  await page.goto(`${hostPages.url}/narrow-phone.html`);
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(() => bottomOf('Tanya Kami')).toBe(740 - 34 - 20);
  await launcher(page).tap();
  await page.getByRole('button', { name: 'Keamanan' }).tap();
  const close = await page.getByRole('button', { name: 'Tutup' }).boundingBox();
  expect(close?.y).toBeGreaterThanOrEqual(47);
  const field = await page.getByRole('combobox', { name: 'Cari pertanyaan' }).boundingBox();
  expect((field?.y ?? 740) + (field?.height ?? 0)).toBeLessThanOrEqual(740 - 34);
});

for (const { name, viewport } of [
  { name: 'a phone of 320 px', viewport: { width: 320, height: 568 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
]) {
  test(`can be read and used with text at 200 % on ${name}`, {
    tag: name === 'a desktop' ? slowTag : [],
  }, async ({ hostPages, page }) => {
    await page.setViewportSize(viewport);
    await readWithTypeOf(32, page, `${hostPages.url}/narrow-phone.html`);
    await openCheck(page);
    await expect(panel(page)).toHaveCSS('font-size', '28px');
    const cut = await panel(page).evaluate((shown) =>
      [...shown.querySelectorAll('button, p, input, label, h2, .bubble')]
        .filter((element) => !element.closest('.unseen') && element.getClientRects().length > 0)
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const room = shown.getBoundingClientRect();
          return box.right > room.right + 1 || box.left < room.left - 1;
        })
        .map((element) => `${element.localName} ${element.textContent}`),
    );
    expect(cut).toEqual([]);
    await page.getByLabel('Username / ID Login').fill('demo');
    await page.getByLabel('Nomor Tiket Deposit').fill('D3612272');
    await page.getByRole('button', { name: 'Send' }).tap();
    await page.getByRole('button', { name: 'Kembali ke Home' }).tap();
    await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  });
}
