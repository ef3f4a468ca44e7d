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
});

test('shows seven topics at once', async ({ page }) => {
  const topics = page.getByRole('group', { name: 'Pilih topik' }).getByRole('button');
  await expect(topics).toHaveCount(7);
  for (const topic of await topics.all()) {
    await expect.poll(() => isUncovered(topic), `${await topic.textContent()}`).toBe(true);
  }
  // Wait, because the panel grows while it opens.
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.height).toBe(520);
});

test('keeps its width of 360 px in a low window', async ({ page }) => {
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
});

test('has a foot of one row, at every step', async ({ page }) => {
  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  await expectOneRow(question(page), home(page));
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).click();
  await expectOneRow(question(page), back(page), home(page), agent(page));
  // The label of the handover is beside the field, and is hidden when text is typed.
  await expect(agent(page).getByText('Hubungi Live Agent Kami')).not.toHaveCSS('font-size', '0px');
  const before = (await question(page).boundingBox())?.width ?? 0;
  await question(page).fill('lupa');
  await expect
    .poll(async () => (await question(page).boundingBox())?.width)
    .toBeGreaterThan(before + 60);
  await expectOneRow(question(page), back(page), home(page), agent(page));
  await home(page).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
  await expect(question(page)).toHaveCount(0);
  await expectOneRow(back(page), home(page), agent(page));
  await expect(home(page).getByText('Kembali ke Home')).not.toHaveCSS('font-size', '0px');
});

test('shows the whole placeholder, or only the icon of the field', async ({ page }) => {
  const opacity = () =>
    question(page).evaluate((field) => getComputedStyle(field, '::placeholder').opacity);
  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  await expect(home(page)).toBeVisible();
  expect(await opacity()).toBe('1');
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).click();
  await expect(agent(page)).toBeVisible();
  expect(await opacity()).toBe('0');
});

test('shows matches over the conversation, in full width', async ({ page }) => {
  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  const conversation = page.getByRole('region', { name: 'Percakapan' });
  const before = await conversation.boundingBox();
  await question(page).fill('deposit');
  const match = page.getByRole('option').first();
  await expect.poll(() => isUncovered(match)).toBe(true);
  expect((await match.boundingBox())?.width).toBeGreaterThan(300);
  expect(await conversation.boundingBox()).toEqual(before);
});

test('indents wrapped lines of a numbered list', async ({ page }) => {
  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).click();
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
