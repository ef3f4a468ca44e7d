import { expect, test } from '../fixtures.ts';

test('the snippet is copied whole, and the button says so for two seconds', async ({
  server,
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await signIn(page);
  await page.goto(`${server.url}/script`);
  await page.getByRole('button', { name: 'Salin script' }).click();
  await expect(page.getByRole('button', { name: 'Disalin!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script src="${server.url}/faq-chatbot.js" data-website-id="1" async></script>`,
  );
  await expect(page.getByRole('button', { name: 'Salin script' })).toBeVisible();

  await page.getByRole('button', { name: 'Salin alamat FAQ ponsel' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/mobilefaq`);
});
