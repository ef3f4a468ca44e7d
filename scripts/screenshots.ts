import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { repositoryRoot } from '../build/repository-root.ts';
import { run } from '../build/run.ts';
import { chromiumFlags, requireBrowser } from '../tests/tools/browser.ts';
import { serveHostPages } from '../tests/tools/host-pages.ts';
import { emptyWebsiteId, insertInsights } from '../tests/tools/insert-insights.ts';
import { credentials, startServer } from '../tests/tools/server-process.ts';

/** Takes the README's screenshots of the running product, each in both themes, and writes `docs/screenshots/*.webp`. */
const folder = join(repositoryRoot, 'docs/screenshots');
type Rectangle = { x: number; y: number; width: number; height: number };

const themes = ['light', 'dark'] as const;

mkdirSync(folder, { recursive: true });
const executablePath = await requireBrowser('chromium');
await run('npx', ['tsx', 'scripts/ensure-built.ts']);
const server = await startServer({});
const host = await serveHostPages(server.url);
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
await insertInsights(server.dataDir);

for (const theme of themes) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await context.request.post(`${server.url}/login`, {
    data: credentials,
    headers: { Origin: server.url },
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/?website=1`);
  await page.getByRole('row').nth(3).waitFor();
  await save(page, `faq-${theme}`);
  await page.goto(`${server.url}/script`);
  await page.getByRole('table').waitFor();
  await save(page, `script-${theme}`);
  await page.setViewportSize({ width: 1280, height: 1420 });
  await page.goto(`${server.url}/dashboard?website=1`);
  await page.locator('canvas').last().waitFor();
  await save(page, `dashboard-${theme}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/dashboard?website=${emptyWebsiteId}`);
  await page.getByText('Belum ada yang dihitung').waitFor();
  await save(page, `dashboard-empty-${theme}`);

  await page.goto(`${host.url}/minimal.html`);
  // The bot follows the page's colour scheme.
  await page.evaluate((scheme) => {
    document.documentElement.style.colorScheme = scheme;
  }, theme);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cara deposit' }).click();
  await page.getByRole('log').getByRole('img').last().waitFor();
  await save(page, `bot-answer-${theme}`, { x: 720, y: 120, width: 560, height: 680 });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}/mobilefaq`);
  await page.getByRole('button', { name: 'Deposit', exact: true }).waitFor();
  await save(page, `phone-${theme}`);
  await context.close();
}

await browser.close();
await host.stop();
await server.stop();

async function save(page: Page, name: string, clip?: Rectangle): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot(clip ? { clip } : {});
  await sharp(png)
    .webp({ quality: 88 })
    .toFile(join(folder, `${name}.webp`));
}
