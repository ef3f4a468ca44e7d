import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { repositoryRoot } from '../build/repository-root.ts';
import { run } from '../build/run.ts';
import { chromiumFlags, requireBrowser } from '../tests/tools/browser.ts';
import { serveHostPages } from '../tests/tools/host-pages.ts';
import { movingPicture } from '../tests/tools/moving-picture.ts';
import { fillForPictures, pictures, readTexts, usualSize } from '../tests/tools/pictures.ts';
import { credentials, startServer } from '../tests/tools/server-process.ts';

/**
 * Takes the pictures of the documents from the running product, with the texts that each one shows, and writes them to
 * `docs/screenshots`. A test compares the texts with those of today.
 */
const folder = join(repositoryRoot, 'docs/screenshots');
const options: BrowserContextOptions = {
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  viewport: usualSize,
};

mkdirSync(folder, { recursive: true });
const executablePath = await requireBrowser('chromium');
await run('npx', ['tsx', 'scripts/ensure-built.ts']);
const server = await startServer({});
const host = await serveHostPages(server.url);
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
const places = { url: server.url, hostUrl: host.url };
const texts: Record<string, string[]> = {};

const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
await context.request.post(`${server.url}/login`, {
  data: credentials,
  headers: { Origin: server.url },
});
const page = await context.newPage();
await fillForPictures(page, server.url, server.dataDir);
for (const { name, size = usualSize, open, clip } of pictures) {
  await page.setViewportSize(size);
  await open(page, places);
  await settle(page);
  texts[name] = await readTexts(page);
  await sharp(await page.screenshot(clip ? { clip } : {}))
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}-light.webp`));
}
await context.close();
writeFileSync(join(folder, 'texts.json'), `${JSON.stringify(texts, null, 2)}\n`);

for (const colorScheme of ['light', 'dark'] as const) {
  const { size, steps } = movingPicture;
  const visit = await browser.newContext({
    ...options,
    viewport: size,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const visitor = await visit.newPage();
  const frames: Buffer[] = [];
  const delay: number[] = [];
  for (const { seconds, run: take } of steps) {
    await take(visitor, places);
    await settle(visitor);
    frames.push(await visitor.screenshot());
    delay.push(seconds * 1000);
  }
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 75, delay, loop: 0 })
    .toFile(join(folder, `visit-${colorScheme}.webp`));
  await visit.close();
}

await browser.close();
await host.stop();
await server.stop();

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}
