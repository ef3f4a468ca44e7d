import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes, compressed with gzip. */
export interface FirstScreen {
  /** Scripts and style sheets. */
  code: number;
  fonts: number;
  files: number;
}

/**
 * Opens a page of the admin app in a browser that is never idle, and sums up the sizes of its files. Preloads (menus,
 * lists, the bot) wait for an idle browser, so they are not counted.
 */
export async function openFirstScreen(page: Page, address: string): Promise<FirstScreen> {
  await page.addInitScript(neverBeIdle);
  const bodies: Promise<{ isFont: boolean; size: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    const isFont = kind === 'font';
    // Font files are already compressed.
    const size = (body: Buffer) => (isFont ? body.length : gzipSync(body, { level: 9 }).length);
    bodies.push(response.body().then((body) => ({ isFont, size: size(body) })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = await Promise.all(bodies);
  const sum = (isFont: boolean) =>
    files.filter((file) => file.isFont === isFont).reduce((total, { size }) => total + size, 0);
  return { code: sum(false), fonts: sum(true), files: files.length };
}

/** Runs in the page before its scripts: idle callbacks are never called. */
export function neverBeIdle(): void {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => {};
}
