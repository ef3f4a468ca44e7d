import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('has its own words, fills the phone, and is at most 480 px wide, in the middle', async ({
  page,
  checkAxe,
}) => {
  await page.goto('/mobilefaq');
  await expect(page).toHaveTitle('Website Demo');
  const title = page.getByRole('heading', { name: 'Live Chat Bot' });
  const place = await title.boundingBox();
  await page.getByRole('button', { name: 'Keamanan' }).tap();
  // The arrow Back does not move the title.
  expect((await title.boundingBox())?.x).toBe(place?.x);
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).tap();
  await expect(page.getByRole('button', { name: 'Contact Live Agent' })).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Back to Home' }).tap();
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
  const box = () => page.getByRole('region', { name: 'Live Chat Bot' }).boundingBox();
  expect(await box()).toEqual({ x: 0, y: 0, width: 360, height: 640 });

  await test.step('it fades the rows at its lower edge while they go on', async () => {
    await page.setViewportSize({ width: 360, height: 520 });
    const last = page.getByRole('button', { name: 'Informasi Umum' });
    const lowestLine = async () => {
      const clip = { x: 60, y: 519, width: 200, height: 1 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    };
    // The colour behind the white rows.
    await expect.poll(lowestLine).toEqual([245, 247, 250]);
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(box).toEqual({ x: 400, y: 0, width: 480, height: 800 });
});

test('shows the website that the address names', async ({ page, allowConsole }) => {
  allowConsole(/404/, /website 999/);
  await page.goto('/mobilefaq?website-id=999');
  await expect(page.getByText('Bot belum tersedia di halaman ini.')).toBeVisible();
});

test('copies an answer as WhatsApp shows it and shares it, without the server', async ({
  page,
  context,
  checkAxe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => Object.assign(window, { shared: data.text }),
    }),
  );
  const answer = 'Caranya:\n1. Buka **Akun**\n2. Tekan [Lupa](https://toko.example/lupa)';
  const faq = { id: 1, question: 'Lupa password', answer, image: null, parent_id: null };
  await page.route('**/faqs/1', (route) => route.fulfill({ json: [faq] }));
  await page.goto('/mobilefaq');
  await page.getByRole('button', { name: faq.question }).tap();
  await context.setOffline(true);
  const text = 'Caranya:\n1. Buka *Akun*\n2. Tekan Lupa (https://toko.example/lupa)';
  for (const name of ['Bagikan', 'Salin']) {
    const button = page.getByRole('button', { name });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.tap();
  }
  await expect(page.getByRole('button', { name: 'Disalin!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  expect(await page.evaluate('shared')).toBe(text);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('faq-chatbot .root')).toHaveAttribute('data-theme', colorScheme);
    await checkAxe(page);
  }
});
