import type { Page } from '@playwright/test';
import { addFaqs } from './add-faqs.ts';
import { expect, test } from './signed-in.ts';

// The window is high, because the page scrolls while a row is dragged near its edge.
test.use({ serverEnv: { SEED: 'none' }, viewport: { width: 1280, height: 1400 } });

const questions = async (page: Page) =>
  await page.locator('tbody tr[id] td:nth-child(2) span.clamp-2').allTextContents();
const row = (page: Page, question: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Edit: ${question}`, exact: true }) });
const line = (page: Page) => page.locator('[data-drop-line]');
const label = (page: Page) => page.locator('[data-drag-label]');
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Presses the mouse on the handle of a question. */
async function grab(page: Page, question: string): Promise<void> {
  const handle = row(page, question).locator('[data-drag-handle]');
  await handle.hover();
  await page.mouse.down();
}

/** Moves the mouse to a height of another row, from 0 to 1, and to an indent. */
async function over(page: Page, question: string, height: number, indent: number): Promise<void> {
  const box = await row(page, question).boundingBox();
  if (box === null) throw new Error(`${question} is not shown.`);
  const x = box.x + indent * 16 + 12;
  const y = box.y + box.height * height;
  // A browser starts a drag after some pixels. The first move over a new element fires `dragenter`, and only the next one
  // `dragover`, which a real mouse fires all the time.
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.move(x, y);
}

test('a question is dragged with its branch to another place, which can be undone', async ({
  page,
}) => {
  const order = ['Satu', 'Satu A', 'Satu A 1', 'Dua', 'Tiga'];
  await addFaqs(page, ['Satu', '  Satu A', '    Satu A 1', 'Dua', 'Tiga']);
  const code = page.waitForResponse(/faq-drag-layer/);
  await page.goto('/?website=1');
  await code;
  await expect(row(page, 'Tiga')).toBeVisible();

  await test.step('a circle is refused while dragging, with the reason, and Escape cancels', async () => {
    const moves: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/place')) moves.push(request.url());
    });
    await grab(page, 'Satu');
    await over(page, 'Satu A', 0.5, 2);
    await expect(label(page)).toContainText('Tidak dapat dipindahkan ke bawah dirinya sendiri.');
    await expect(line(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(label(page)).toHaveCount(0);

    await grab(page, 'Satu');
    await over(page, 'Tiga', 0.9, 0);
    await expect(line(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(label(page)).toHaveCount(0);
    await page.mouse.up();
    await expect.poll(() => questions(page)).toEqual(order);
    expect(moves).toEqual([]);
  });

  await test.step('a list that is searched cannot be reordered', async () => {
    await expect(page.locator('[data-drag-handle]')).toHaveCount(5);
    const search = page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' });
    await search.fill('Satu');
    await expect(row(page, 'Dua')).toHaveCount(0);
    await expect(page.locator('[data-drag-handle]')).toHaveCount(0);
    await search.fill('');
    await expect(page.locator('[data-drag-handle]')).toHaveCount(5);
  });

  const endOf = async (question: string) => {
    const box = await row(page, question).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await grab(page, 'Satu');
  await over(page, 'Tiga', 0.9, 0);
  await expect(label(page)).toHaveText('Satu+ 2 di bawahnya');
  await expect
    .poll(async () => (await line(page).boundingBox())?.y)
    .toBeCloseTo((await endOf('Tiga')) - 1, 0);
  await page.mouse.up();
  await expect(status(page, 'Satu, tingkat 1, urutan 3 dari 3')).toBeVisible();
  await expect.poll(() => questions(page)).toEqual(['Dua', 'Tiga', 'Satu', 'Satu A', 'Satu A 1']);
  await expect(label(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => questions(page)).toEqual(order);

  await test.step('the height in a row and the indent choose the parent', async () => {
    // The middle of a row makes a child of it; the line is indented one level more.
    await grab(page, 'Tiga');
    await over(page, 'Dua', 0.9, 0);
    await expect
      .poll(async () => (await line(page).boundingBox())?.y)
      .toBeCloseTo((await endOf('Dua')) - 1, 0);
    const before = await line(page).boundingBox();
    await over(page, 'Dua', 0.5, 0);
    await expect(label(page)).toHaveText('Tiga');
    await expect
      .poll(async () => (await line(page).boundingBox())?.x)
      .toBeCloseTo((before?.x ?? 0) + 16, 0);
    await page.mouse.up();
    await expect(status(page, 'Tiga, tingkat 2, urutan 1 dari 1')).toBeVisible();
    await expect.poll(() => questions(page)).toEqual(order);

    // Below the last row of a branch and further left, the question leaves the branch.
    await grab(page, 'Satu A 1');
    await over(page, 'Satu A 1', 0.8, 1);
    await page.mouse.up();
    await expect(status(page, 'Satu A 1, tingkat 2, urutan 2 dari 2')).toBeVisible();
    await expect.poll(() => questions(page)).toEqual(order);
  });
});
