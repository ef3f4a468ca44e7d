import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('shows its first answer after three requests in all, with the tree preloaded', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/mobilefaq');
  await page.getByRole('button', { name: 'Keamanan' }).tap();
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).tap();
  await expect(page.getByRole('log')).toContainText('Anda: Tips menjaga keamanan akun');
  expect(asked.map((path) => path.replace(/\.[0-9a-f]{8,}\./, '.'))).toEqual([
    '/mobilefaq',
    '/faqs/1',
    '/websites/1/bot',
    '/faq-chatbot.js',
  ]);
  const [tree] = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, initiatorType } = entry as PerformanceResourceTiming;
      return name.endsWith('/faqs/1') ? [initiatorType] : [];
    }),
  );
  expect(tree).toBe('link');
});

test('checks a ticket with its own labels', async ({ page, checkAxe }) => {
  await page.goto('/mobilefaq');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).tap();
  await page.getByRole('button', { name: 'Cek Withdraw' }).tap();
  // The keyboard does not open before the visitor focuses a field.
  await expect(page.getByLabel('Username / ID Login')).not.toBeFocused();
  await page.getByLabel('Username / ID Login').fill('sari_w');
  await page.getByLabel('Nomor Tiket Withdraw').fill('w3612311');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByText('1.995.000', { exact: true })).toBeVisible();
  await expect(page.getByText('Untuk cek lagi, pilih Back to Home.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contact Live Agent' })).toBeVisible();
  await checkAxe(page);
  await page.reload();
  await expect(page.getByText('1.995.000', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Home' }).tap();

  await test.step('says 0 where a withdrawal names no amount', async () => {
    await page.route('**/api/withdrawals/history', (route) =>
      route.fulfill({ json: { data: [{}], totalValues: {} } }),
    );
    await page.getByRole('button', { name: 'Withdraw', exact: true }).tap();
    await page.getByRole('button', { name: 'Cek Withdraw' }).tap();
    await page.getByLabel('Username / ID Login').fill('demo');
    await page.getByLabel('Nomor Tiket Withdraw').fill('W1');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByText('0', { exact: true })).toBeVisible();
  });
});

test.describe('with a live chat that refuses frames', () => {
  const chat = 'https://chat.example/mulai';
  test.use({ liveChatLink: chat });

  test('is framed by a site that is listed, and opens the live chat in a tab', async ({
    allowConsole,
    context,
    hostPages,
    page,
    server,
    signIn,
  }) => {
    allowConsole(/frame-ancestors/);
    const headers = { 'X-Frame-Options': 'DENY' };
    await context.route(chat, (route) => route.fulfill({ headers, body: 'Live chat' }));
    hostPages.add(
      '/bingkai.html',
      `<!doctype html><html lang="id"><head><title>Toko</title></head><body>
        <iframe title="Bantuan" src="${server.url}/mobilefaq" width="340" height="600"></iframe></body></html>`,
    );
    await page.goto(`${hostPages.url}/bingkai.html`);
    // Chromium shows a page of its own in a frame that was refused.
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');

    await signIn(page);
    const added = await page.request.post('/api/livechatwebsitelinks', {
      data: { link: hostPages.url },
    });
    expect(added.ok()).toBe(true);
    await page.reload();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Keamanan' }).tap();
    await frame.getByRole('button', { name: 'Tips menjaga keamanan akun' }).tap();
    const opened = context.waitForEvent('page');
    await frame.getByRole('button', { name: 'Contact Live Agent' }).tap();
    await expect(await opened).toHaveURL(chat);
    await expect(frame.getByRole('log')).toContainText('Live chat sudah dibuka di tab baru.');
  });
});

test('finds a question with the keyboard of the phone', async ({ page }) => {
  await page.goto('/mobilefaq');
  await page.getByRole('combobox', { name: 'Cari pertanyaan' }).tap();
  await page.keyboard.type('wd gmn');
  await page.getByRole('option').first().tap();
  await expect(page.getByRole('log')).toContainText('Anda: ');
  // The keyboard closes, so that the answer is visible.
  await expect(page.getByRole('combobox')).not.toBeFocused();
});
