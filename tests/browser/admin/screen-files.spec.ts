import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readScreenFiles } from '../../../api/pages/screen-files.ts';
import { repositoryRoot } from '../../../scripts/build-fingerprint.ts';
import { neverBeIdle } from '../../bench/first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

const screens = [
  '/',
  '/signin',
  '/widget',
  '/user',
  '/whitelist',
  '/link',
  '/website',
  '/website/:id',
  '/script',
  '/dashboard',
  '/unanswered',
  '/history',
  '/blank',
  '/not-found',
  '/notfound',
];
const hint = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const entry = /<script type="module"[^>]*? src="([^"]+)"/;

test('the server reads every page from the build', () => {
  expect(Object.keys(readScreenFiles(join(repositoryRoot, 'dist/admin'))).sort()).toEqual(
    [...screens].sort(),
  );
});

for (const screen of screens) {
  test(`${screen} hints at the files it loads, at each of them and at no other`, {
    // The others' hints come from the same code.
    tag: ['/', '/signin', '/history'].includes(screen) ? [] : slowTag,
  }, async ({ server, page, signIn }) => {
    if (screen !== '/signin') await signIn(page);
    const path = screen.replace(':id', '1');
    const address = `${server.url}${path}${screen === '/' ? '?website=1' : ''}`;
    const { hinted, html } = await readPage(page, address);
    // Without its hints the page loads what it needs, and nothing else is asked for.
    await page.route(address, (route) =>
      // A call may have the same address.
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
    // On a busy machine the net may be idle before the last of them is asked for.
    await expect.poll(() => [...loaded].sort()).toEqual(hinted);
  });
}

test('the bot starts once the FAQ page has its rows', async ({ server, page, signIn }) => {
  await signIn(page);
  const bot = page.waitForRequest((request) => request.url().endsWith('/faq-chatbot.js'));
  await page.goto(`${server.url}/?website=1`, { waitUntil: 'commit' });
  await bot;
  // By its button: while a table is waited for, it has rows without any.
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible({ timeout: 1 });
});

/** The page's scripts, hinted at or named outright, and the page without its hints. */
async function readPage(page: Page, address: string) {
  const answer = await page.request.get(address, { headers: { Accept: 'text/html' } });
  const html = await answer.text();
  const hinted = [entry.exec(html)?.[1] ?? '', ...[...html.matchAll(hint)].map(([, file]) => file)];
  return { hinted: hinted.sort(), html: html.replaceAll(hint, '') };
}
