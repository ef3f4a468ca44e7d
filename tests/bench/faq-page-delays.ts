import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { traceMainThread } from './main-thread.ts';

/** The slowest press of each kind in one round, in milliseconds. */
export interface Delays {
  chooses: number;
  folds: number;
  finds: number;
  opens: number;
  filters: number;
  searches: number;
  types: number;
  longestTask: number;
}

const words = 'cara deposit';
/** The time between two keys of a fast typist. */
const keyMs = 120;
/** The browser reports a press within this time. */
const settleMs = 400;
/** Event timing reports no shorter durations. */
const shortestMs = 16;

/**
 * Chooses all rows of the loaded page, folds a branch, searches the list, opens and filters the parent list, searches
 * everything, and types a question.
 */
export async function workOnFaqPage(
  browser: Browser,
  context: BrowserContext,
  address: string,
  slowdown: number,
): Promise<Delays> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.locator('tbody tr').nth(99).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchPresses, shortestMs);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Find the controls before measuring, because the driver's search would count as work of the page.
    const all = await centreOf(page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    const fold = await centreOf(page.getByRole('button', { name: 'Lipat', exact: false }).nth(1));
    const find = await centreOf(page.getByPlaceholder('Cari di pertanyaan dan jawaban'));
    const found = { chooses: 0, folds: 0, finds: 0, opens: 0, filters: 0, searches: 0, types: 0 };
    const list = await traceMainThread(browser, page, async () => {
      await page.mouse.click(...all);
      found.chooses = await takeSlowest(page);
      await page.mouse.click(...all);
      await takeSlowest(page);
      await page.mouse.click(...fold);
      found.folds = await takeSlowest(page);
      await page.mouse.click(...find);
      await takeSlowest(page);
      await page.keyboard.type(words, { delay: keyMs });
      found.finds = await takeSlowest(page);
    });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.locator('tbody tr').nth(20).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'FAQ baru' }).click();
    const parent = await centreOf(page.getByRole('combobox', { name: 'Parent' }));
    const question = await centreOf(page.getByLabel('Question'));
    const form = await traceMainThread(browser, page, async () => {
      await page.mouse.click(...parent);
      // If the list is closed, the keys have no effect and seem fast.
      await page.waitForFunction(isFilterFocused, undefined, { polling: 100 });
      found.opens = await takeSlowest(page);
      await page.keyboard.type(words, { delay: keyMs });
      found.filters = await takeSlowest(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await takeSlowest(page);
      await page.keyboard.type(words, { delay: keyMs });
      found.searches = await takeSlowest(page);
      await page.keyboard.press('Escape');
      await page.mouse.click(...question);
      await takeSlowest(page);
      await page.keyboard.type(words, { delay: keyMs });
      found.types = await takeSlowest(page);
    });
    // The lengths in the trace are times on the slowed processor.
    const lengths = [...list.tasks, ...form.tasks].map(({ length }) => length);
    return { ...found, longestTask: Math.max(...lengths) };
  } finally {
    await page.close();
  }
}

async function centreOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the page.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

interface Watch {
  slowest: number;
}

/** Runs in the page: records the longest time from a press to the next frame. */
function watchPresses(shortest: number): void {
  const watch = { slowest: shortest };
  Object.assign(window, { watch });
  new PerformanceObserver((list) => {
    for (const press of list.getEntries() as PerformanceEventTiming[])
      if (press.interactionId) watch.slowest = Math.max(watch.slowest, press.duration);
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}

async function takeSlowest(page: Page): Promise<number> {
  await page.waitForTimeout(settleMs);
  return await page.evaluate((shortest) => {
    const { watch } = window as unknown as { watch: Watch };
    const { slowest } = watch;
    watch.slowest = shortest;
    return slowest;
  }, shortestMs);
}

function isFilterFocused(): boolean {
  return document.activeElement?.getAttribute('aria-label') === 'Cari pertanyaan...';
}
