import { expect, test } from './signed-in.ts';

test('the whole snippet is copied, and the button says so for two seconds', async ({
  server,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.clock.install();
  await page.goto('/script');
  const copied = page.getByRole('button', { name: 'Disalin!' });
  await expect(page.getByRole('button', { name: 'Salin script' })).toBeVisible();
  // The clock is paused, so the test does not depend on the speed of the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Salin script' }).click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script src="${server.url}/faq-chatbot.js?website=1" async=""></script>`,
  );
  await page.clock.fastForward(1_900);
  await expect(copied).toBeVisible();
  await page.clock.fastForward(100);
  await expect(page.getByRole('button', { name: 'Salin script' })).toBeVisible();

  await page.getByRole('button', { name: 'Salin alamat FAQ ponsel' }).click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/mobilefaq`);
});
