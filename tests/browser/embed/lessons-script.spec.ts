import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test('mounts one bot from two addresses of the script, and ignores the second', async ({
  hostPages,
  page,
  server,
}) => {
  const phonePage = await (await page.request.get('/mobilefaq')).text();
  const hashed = /\/faq-chatbot\.[0-9a-f]+\.js/.exec(phonePage)?.[0];
  expect(hashed).toBeDefined();
  const tag = (path: string | undefined, attributes: string) =>
    `<script src="${server.url}${path}" ${attributes}></script>`;
  hostPages.add(
    '/dua-alamat.html',
    `<!doctype html><html lang="id"><body><h1>Dua alamat</h1>
      ${tag('/faq-chatbot.js', 'data-accent="#0f766e"')}${tag(hashed, 'data-position="bottom-left"')}
    </body></html>`,
  );
  await page.goto(`${hostPages.url}/dua-alamat.html`);
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  await expect(launcher).toHaveCount(1);
  await expect(page.locator('faq-chatbot')).toHaveAttribute('accent', '#0f766e');
  await launcher.click();
  await page.getByRole('button', { name: 'Keamanan' }).click();

  // A tag manager may add the script again in the middle of a conversation.
  await page.addScriptTag({ url: `${server.url}/faq-chatbot.js?v=2` });
  await expect(page.locator('faq-chatbot')).toHaveCount(1);
  await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
});

test('adds no global name to the page except its element', async ({ hostPages, page, server }) => {
  hostPages.add('/kosong.html', '<!doctype html><html lang="id"><body></body></html>');
  await page.goto(`${hostPages.url}/kosong.html`);
  const before = await namesOf(page);
  await page.addScriptTag({ url: `${server.url}/faq-chatbot.js` });
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
  const names = await namesOf(page);
  // Playwright adds names of its own.
  const added = names.filter((name) => !before.includes(name) && !name.startsWith('__pw'));
  expect(added).toEqual([]);
});

const namesOf = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window));
