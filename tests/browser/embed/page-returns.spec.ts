import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromiumFlags } from '../../tools/browser.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

const open = (page: Page) => page.getByRole('button', { name: 'Tanya Kami' }).click();
const log = (page: Page) => page.getByRole('log');

test('shows what was done on later pages when Back returns to a page that was kept in memory', {
  tag: slowTag,
}, async ({ hostPages, playwright }) => {
  const { FULL_CHROMIUM_PATH } = process.env;
  const browser = await playwright.chromium.launch({
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(FULL_CHROMIUM_PATH ? { executablePath: FULL_CHROMIUM_PATH } : {}),
  });
  const page = await browser.newPage();
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await open(page);
  await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
  await page.goto(`${hostPages.url}/script-in-head.html`);
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).click();
  await expect(log(page)).toContainText('Anda: Tips menjaga keamanan akun');
  await page.getByRole('button', { name: 'Tutup' }).click();
  // `goBack` waits for a load, which such a page does not have.
  await page.evaluate(() => setTimeout(() => history.back()));
  await page.waitForFunction(() => 'isSameDocument' in window);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page);
  await expect(log(page)).toContainText('Anda: Tips menjaga keamanan akun');
  await browser.close();
});

// A browser under a debugger prerenders nothing, so these pages control themselves and report what they show.
test('continues the conversation on a page that was prerendered before it was shown', {
  tag: slowTag,
}, async ({ server }) => {
  const tag = `<script src="${server.url}/faq-chatbot.js" data-website-id="1"></script>`;
  const pages: Record<string, string> = {
    '/satu': `<!doctype html><title>Satu</title><body><a href="/dua">Dua</a>${tag}<script type="module">
      // Waits until the script has mounted the bot.
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
      const bot = document.querySelector('faq-chatbot');
      bot.open({ faqId: 72 });
      while (!bot.shadowRoot.querySelector('[role=log]')?.textContent.includes('Keamanan'))
        await new Promise((resolve) => setTimeout(resolve, 50));
      const rules = document.createElement('script');
      rules.type = 'speculationrules';
      rules.textContent = '{"prerender":[{"urls":["/dua"],"eagerness":"immediate"}]}';
      document.head.append(rules);
      while (!(await (await fetch('/is-prerendered')).json())) await new Promise((resolve) => setTimeout(resolve, 100));
      // The visitor asks one more question after the other page was prerendered.
      bot.open({ faqId: 75 });
      await new Promise((resolve) => setTimeout(resolve, 500));
      document.querySelector('a').click();
    </script>`,
    '/dua': `<!doctype html><title>Dua</title><body>${tag}<script type="module">
      if (!document.prerendering) throw new Error('not prerendered');
      fetch('/prerendered');
      await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
      const shown = () => document.querySelector('faq-chatbot').shadowRoot.querySelector('[role=log]')?.textContent;
      for (let tries = 0; tries < 50 && !shown()?.includes('Anda:'); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      fetch('/shown', { method: 'POST', body: String(shown()) });
    </script>`,
  };
  let isPrerendered = false;
  let report: (text: string) => void = () => {};
  const shown = new Promise<string>((resolve) => {
    report = resolve;
  });
  const site = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (path === '/prerendered') isPrerendered = true;
    if (path === '/shown') {
      let body = '';
      for await (const part of request) body += part;
      report(body);
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(path === '/is-prerendered' ? String(isPrerendered) : pages[path]);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const profile = mkdtempSync(join(tmpdir(), 'prerendering-'));
  const address = `http://localhost:${(site.address() as AddressInfo).port}/satu`;
  const browser = spawn(
    process.env.FULL_CHROMIUM_PATH ?? '',
    ['--headless=new', ...chromiumFlags, `--user-data-dir=${profile}`, address],
    { detached: true },
  );
  try {
    expect(await shown).toMatch(/Anda: Keamanan.*Anda: /);
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    // All its processes at once: a helper that outlives the browser writes to the profile while it is deleted.
    process.kill(-(browser.pid ?? 0), 'SIGKILL');
    await ended;
    site.close();
    rmSync(profile, { recursive: true, maxRetries: 10 });
  }
});
