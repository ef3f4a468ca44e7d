import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { isUncovered } from './is-uncovered.ts';

const question = (page: Page) => page.getByRole('combobox', { name: 'Cari pertanyaan' });
const home = (page: Page) => page.getByRole('button', { name: 'Kembali ke Home' });
const back = (page: Page) => page.getByRole('button', { name: 'Sebelumnya' });
const agent = (page: Page) => page.getByRole('button', { name: 'Hubungi Live Agent Kami' });

test.beforeEach(async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('button', { name: 'Informasi Umum' })).toBeVisible();
  // Wait, because the panel grows while it opens.
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(360);
});

test('shows seven topics at once and the search below its greeting, also in a low window', async ({
  page,
}) => {
  const topics = page.getByRole('group', { name: 'Pilih topik' }).getByRole('button');
  await expect(topics).toHaveCount(7);
  for (const topic of await topics.all()) {
    await expect.poll(() => isUncovered(topic), `${await topic.textContent()}`).toBe(true);
  }
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.height).toBe(520);
  // Nothing is left to scroll, also with the borders of forced colours.
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors });
    const hidden = await page
      .getByRole('region', { name: 'Percakapan' })
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, forcedColors).toBe(0);
  }

  for (const viewport of [
    { width: 1280, height: 400 },
    { width: 768, height: 480 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(360);
    await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'false');
    await expect.poll(() => isUncovered(question(page))).toBe(true);
    await expect.poll(() => isUncovered(page.getByRole('button', { name: 'Tutup' }))).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('the search is below the greeting, and its matches below it', async () => {
    const greeting = page.getByText(
      'Halo! Tanyakan apa pun seperti "deposit" atau "lupa password".',
    );
    const fontSizePx = () =>
      greeting.evaluate((text) => Math.round(Number.parseFloat(getComputedStyle(text).fontSize)));
    expect(await fontSizePx()).toBe(20);
    const bottomOf = async (element: Locator) => {
      const box = await element.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect((await question(page).boundingBox())?.y).toBeGreaterThan(await bottomOf(greeting));
    await question(page).fill('deposit');
    const match = page.getByRole('option').first();
    await expect.poll(() => isUncovered(match)).toBe(true);
    expect((await match.boundingBox())?.y).toBeGreaterThan(await bottomOf(question(page)));
    await match.click();
    await expect.poll(fontSizePx).toBe(14);
    await expect.poll(async () => (await question(page).boundingBox())?.y).toBeGreaterThan(600);
  });
});

test('has Back and Home in its header, matches over the conversation, and only the whole field in its foot', async ({
  page,
}) => {
  const width = async () => (await question(page).boundingBox())?.width;
  const whole = await width();
  expect(whole).toBeGreaterThan(320);
  for (const step of ['Keamanan', 'Tips menjaga keamanan akun']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await expect(back(page)).toBeVisible();
    await expect.poll(width).toBe(whole);
    await expectOneRow(
      back(page),
      page.locator('header').getByRole('button', { name: 'Home' }),
      page.getByRole('button', { name: 'Tutup' }),
    );
    const panelBox = await page.getByRole('dialog').boundingBox();
    const fieldBox = await question(page).boundingBox();
    // Nothing else is in the foot.
    expect((panelBox?.y ?? 0) + (panelBox?.height ?? 0)).toBeLessThan((fieldBox?.y ?? 0) + 70);
  }

  await test.step('wrapped lines of a numbered list are indented', async () => {
    const items = page.getByRole('log').getByRole('listitem');
    await expect(items.first()).toContainText('Pakai password');
    const lefts = await items.evaluateAll((all) =>
      all.flatMap((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left);
      }),
    );
    expect(await items.count()).toBeGreaterThan(3);
    // There are more lines than items, so some lines have wrapped.
    expect(lefts.length).toBeGreaterThan(await items.count());
    expect(new Set(lefts).size).toBe(1);
  });

  await test.step('matches are over the conversation, in full width', async () => {
    const conversation = page.getByRole('region', { name: 'Percakapan' });
    const before = await conversation.boundingBox();
    await question(page).fill('deposit');
    const match = page.getByRole('option').first();
    await expect.poll(() => isUncovered(match)).toBe(true);
    expect((await match.boundingBox())?.width).toBeGreaterThan(300);
    expect(await conversation.boundingBox()).toEqual(before);
    await question(page).fill('');
  });

  // Below the answer, Home and Live Agent have their words.
  for (const option of [home(page), agent(page)]) {
    await option.scrollIntoViewIfNeeded();
    await expect.poll(() => isUncovered(option)).toBe(true);
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  }
  await expect(agent(page)).toHaveText('Hubungi Live Agent Kami');
  await home(page).click();
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(home(page)).toHaveText('Kembali ke Home');
  await expect(agent(page)).toHaveText('Hubungi Live Agent Kami');
  // The first field of a check form, without scrolling.
  const field = page.getByLabel('Username / ID Login');
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isUncovered(field)).toBe(true);
});

async function expectOneRow(...elements: Locator[]): Promise<void> {
  const boxesOf = () => Promise.all(elements.map((element) => element.boundingBox()));
  const spread = async () => {
    const middles = (await boxesOf()).map((box) => (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2);
    return Math.max(...middles) - Math.min(...middles);
  };
  await expect.poll(spread).toBeLessThanOrEqual(1);
  const boxes = await boxesOf();
  for (const [index, box] of boxes.slice(1).entries()) {
    const left = boxes[index];
    expect(box?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  }
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
}
