import { rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, requireBrowser } from '../../scripts/browser.ts';
import { credentials, startServer } from '../../scripts/server-process.ts';
import { addManyFaqs } from './many-faqs.ts';
import type { Section } from './section.ts';
import { median, table } from './table.ts';

const rounds = 5;
const sizes = [110, 5000];

interface Waits {
  /** From a click to the open list, in milliseconds. */
  parentOpens: number;
  /** From a key to the filtered list. */
  parentFilters: number;
  /** From a key to the found FAQs. */
  searchFinds: number;
  /** The longest time the page answered nothing. */
  longestTask: number;
}

/** What a person waits for on the FAQ page, with a starter's tree and with thousands of FAQs on one website. */
export async function benchAdminApp(): Promise<Section> {
  const rows: string[][] = [];
  for (const size of sizes) rows.push([String(size), ...(await measure(size))]);
  return {
    title: `FAQ page, median of ${rounds} rounds, in milliseconds`,
    text: table(
      ['FAQs', 'parent list opens', 'parent list filters', 'search finds', 'longest task'],
      rows,
    ),
    charts: [],
  };
}

async function measure(size: number): Promise<string[]> {
  const seeded = await startServer({});
  await seeded.stop({ keepData: true });
  if (size > 110) addManyFaqs(seeded.dataDir, size - 110);
  const server = await startServer({ template: seeded.dataDir });
  const browser = await chromium.launch({
    executablePath: await requireBrowser('chromium'),
    args: chromiumFlags,
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.request.post(`${server.url}/login`, {
      data: credentials,
      headers: { Origin: server.url },
    });
    const waits: Waits[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await context.newPage();
      waits.push(await workOnFaqPage(page, `${server.url}/?website=1`));
      await page.close();
    }
    const middle = (name: keyof Waits) => median(waits.map((wait) => wait[name])).toFixed(0);
    return [
      middle('parentOpens'),
      middle('parentFilters'),
      middle('searchFinds'),
      middle('longestTask'),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(seeded.dataDir, { recursive: true });
  }
}

async function workOnFaqPage(page: Page, address: string): Promise<Waits> {
  await page.goto(address);
  await page.getByRole('row').nth(3).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen = window as unknown as { longestTask: number };
    seen.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestTask = Math.max(seen.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
  const parent = page.getByRole('combobox', { name: 'Parent' });
  const options = page.getByRole('option');
  const parentOpens = await timed(
    page,
    () => parent.click(),
    () => options.first().waitFor(),
  );
  const filter = page.getByRole('combobox', { name: 'Cari pertanyaan...' });
  const filtered = options.filter({ hasText: 'Cara deposit' });
  await filter.fill('cara deposi');
  const parentFilters = await timed(
    page,
    () => filter.press('t'),
    () => filtered.first().waitFor(),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const search = page.locator(':focus');
  await search.fill('cara deposi');
  const searchFinds = await timed(
    page,
    () => search.press('t'),
    () => filtered.first().waitFor(),
  );
  const longestTask = await page.evaluate(
    () => (window as unknown as { longestTask: number }).longestTask,
  );
  return { parentOpens, parentFilters, searchFinds, longestTask };
}

/** Milliseconds from an act to what it shows; the driver's own round trips are in it. */
async function timed(
  page: Page,
  act: () => Promise<void>,
  shown: () => Promise<void>,
): Promise<number> {
  const before = await page.evaluate(() => performance.now());
  await act();
  await shown();
  return (await page.evaluate(() => performance.now())) - before;
}
