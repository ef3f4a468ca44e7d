import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readScreenFiles } from '../../../api/pages/screen-files.ts';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { neverBeIdle } from '../../bench/first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { screens } from './screens.ts';

const hint = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const entry = /<script type="module"[^>]*? src="([^"]+)"/;

test('the server reads every page from the build', () => {
  expect(Object.keys(readScreenFiles(join(repositoryRoot, 'dist/admin'))).sort()).toEqual(
    [...screens].sort(),
  );
});

for (const screen of screens) {
  test(`${screen} has preload hints for exactly the files that it loads`, {
    // The hints of the other pages come from the same code, so they are slow tests.
    tag: ['/', '/signin', '/history'].includes(screen) ? [] : slowTag,
  }, async ({ server, page, signIn }) => {
    if (screen !== '/signin') await signIn(page);
    const path = screen.replace(':id', '1');
    const address = `${server.url}${path}${screen === '/' ? '?website=1' : ''}`;
    const { hinted, html } = await readPage(page, address);
    // Without hints, the page requests only the files that it needs.
    await page.route(address, (route) =>
      // A call of the API may have the same address.
      route.request().isNavigationRequest()
        ? route.fulfill({ body: html, contentType: 'text/html' })
        : route.continue(),
    );
    await page.addInitScript(neverBeIdle);
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.js$/.test(pathname)) loaded.add(pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // On a busy machine the network may be idle before the last file is requested.
    await expect.poll(() => [...loaded].sort()).toEqual(hinted);
  });
}

test('the bot starts once the FAQ page has its rows', async ({ page, signIn }) => {
  await signIn(page);
  const bot = page.waitForRequest((request) => request.url().endsWith('/faq-chatbot.js'));
  await page.goto('/?website=1', { waitUntil: 'commit' });
  await bot;
  // Look for a button, because a loading table has rows without buttons.
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible({ timeout: 1 });
});

/** Reads a page; returns its scripts (the entry and the hinted ones) and its HTML without hints. */
async function readPage(page: Page, address: string) {
  const response = await page.request.get(address, { headers: { Accept: 'text/html' } });
  const html = await response.text();
  const hinted = [entry.exec(html)?.[1] ?? '', ...[...html.matchAll(hint)].map(([, file]) => file)];
  return { hinted: hinted.sort(), html: html.replaceAll(hint, '') };
}
