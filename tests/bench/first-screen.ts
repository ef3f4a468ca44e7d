import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of gzip. */
export interface FirstScreen {
  /** Scripts and style sheets. */
  code: number;
  fonts: number;
  files: number;
}

/**
 * Opens a page of the admin app in a browser that is never idle, so that nothing comes but what the screen itself asks
 * for, and weighs it. What is fetched ahead (dialogs, lists, the bot) waits for an idle browser.
 */
export async function openFirstScreen(page: Page, address: string): Promise<FirstScreen> {
  await page.addInitScript(neverBeIdle);
  const bodies: Promise<{ isFont: boolean; size: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    const isFont = kind === 'font';
    // Fonts are compressed as they are.
    const size = (body: Buffer) => (isFont ? body.length : gzipSync(body, { level: 9 }).length);
    bodies.push(response.body().then((body) => ({ isFont, size: size(body) })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = await Promise.all(bodies);
  const sum = (isFont: boolean) =>
    files.filter((file) => file.isFont === isFont).reduce((total, { size }) => total + size, 0);
  return { code: sum(false), fonts: sum(true), files: files.length };
}

/** Runs in the page before anything else: keeps what waits for an idle browser away. */
export function neverBeIdle(): void {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => {};
}
