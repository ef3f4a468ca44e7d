import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 640 } });

/*
 * Firefox with close watchers disabled simulates Safari, which has none. Chrome is tested with close watchers: on its
 * window, capturing listeners do not run before others, so an old Chrome cannot hide the bot's history entry.
 */
test.beforeEach(async ({ browserName, page }) => {
  if (browserName !== 'firefox') return;
  await page.addInitScript(() => {
    delete (window as { CloseWatcher?: unknown }).CloseWatcher;
  });
});

test('keeps the form of a page that reloads on popstate', async ({
  browserName,
  hostPages,
  page,
  server,
}) => {
  hostPages.add(
    '/formulir.html',
    `<!doctype html><html lang="id"><head><title>Formulir</title>
      <meta name="viewport" content="width=device-width"></head><body><label>Pesan <input></label>
      <script>addEventListener('popstate', () => location.reload());</script>
      <script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/formulir.html`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByLabel('Pesan').fill('Belum dikirim');
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
  const closeBy = {
    button: () => page.getByRole('button', { name: 'Tutup' }).click(),
    // Chrome's close watcher reacts only to a user's Back, not to a scripted one.
    back: async () =>
      void (await (browserName === 'firefox' ? page.goBack() : panel.press('Escape'))),
  };
  for (const close of [closeBy.button, closeBy.back]) {
    await launcher.click();
    await expect(panel).toBeVisible();
    await close();
    await expect(panel).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect(page.getByLabel('Pesan')).toHaveValue('Belum dikirim');
  }
});

test('does not hide popstate events for the page’s own entries', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add(
    '/satu-halaman.html',
    `<!doctype html><html lang="id"><head><title>Awal</title>
      <meta name="viewport" content="width=device-width"></head><body>
      <script>addEventListener('popstate', () => { document.title = 'Awal'; });</script>
      <script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/satu-halaman.html`);
  await page.evaluate(() => {
    history.pushState(null, '', '#dua');
    document.title = 'Dua';
  });
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await expect(page).toHaveTitle('Dua');
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle('Awal');
});
