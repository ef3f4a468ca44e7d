import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('shows its first questions after three requests beside the page', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}/mobilefaq`);
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
  expect(asked.map((path) => path.replace(/\.[0-9a-f]{8,}\./, '.'))).toEqual([
    '/mobilefaq',
    '/faqs/1',
    '/websites/1/bot',
    '/faq-chatbot.js',
  ]);
});

test('has its own words and fills the phone', async ({ page, server, checkAxe }) => {
  await page.goto(`${server.url}/mobilefaq`);
  await expect(page).toHaveTitle('Website Demo');
  await page.getByRole('button', { name: 'Keamanan' }).tap();
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).tap();
  await expect(page.getByRole('button', { name: 'Contact Live Agent' })).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Back to Home' }).tap();
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
  const box = await page.getByRole('region', { name: 'Live Chat Bot' }).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 360, height: 640 });
});

test('is at most 480 px wide, in the middle', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/mobilefaq`);
  const box = await page.getByRole('region', { name: 'Live Chat Bot' }).boundingBox();
  expect(box).toEqual({ x: 400, y: 0, width: 480, height: 800 });
});

test('shows the website that the address names', async ({ page, server, allowConsole }) => {
  allowConsole(/404/, /website 999/);
  await page.goto(`${server.url}/mobilefaq?website-id=999`);
  await expect(page.getByText('Bot belum tersedia di halaman ini.')).toBeVisible();
});
