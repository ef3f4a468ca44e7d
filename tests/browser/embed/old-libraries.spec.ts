import type { Page } from '@playwright/test';
import { debianLibraries, readDebianLibrary } from '../../tools/debian-libraries.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

/** Searches: exact words, a typing error, a short form, and words from an answer. */
const queries = ['lupa password', 'deposti', 'blm masuk', 'rekening bank salah'];

for (const name of debianLibraries) {
  test(`has the same search results and saved conversation on a page with ${name}`, {
    tag: slowTag,
  }, async ({ hostPages, page, server }) => {
    const tag = `<script src="${server.url}/faq-chatbot.js" async></script>`;
    hostPages.add('/library.js', readDebianLibrary(name));
    const library = '<script src="/library.js"></script>';
    for (const [path, head] of [
      ['/tanpa.html', ''],
      ['/dengan.html', library],
    ] as const) {
      hostPages.add(
        path,
        `<!doctype html><html lang="id"><head><title>Toko</title>${head}</head><body>${tag}</body></html>`,
      );
    }
    const expected = await search(page, `${hostPages.url}/tanpa.html`);
    expect(expected.every((found) => found.length > 0)).toBe(true);
    await page.evaluate(() => sessionStorage.clear());
    expect(await search(page, `${hostPages.url}/dengan.html`)).toEqual(expected);

    await page.getByRole('combobox').fill('');
    await page.getByRole('button', { name: 'Keamanan' }).click();
    await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
    await page.reload();
    await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
  });
}

async function search(page: Page, address: string): Promise<string[][]> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
  const field = page.getByRole('combobox');
  // The search finds this word only with the server's words.
  await field.fill('duit');
  const titles = () => page.getByRole('option').locator('span').allTextContents();
  await expect(page.getByRole('option').first()).toBeVisible();
  let last = await titles();
  const results: string[][] = [];
  for (const query of queries) {
    await field.fill(query);
    // The results of the query before stay until these are found.
    const isNew = async () => ![last.join(), ''].includes((await titles()).join());
    await expect.poll(isNew).toBe(true);
    last = await titles();
    results.push(last);
  }
  return results;
}
