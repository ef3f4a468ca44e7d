import { expect, test } from '../fixtures.ts';
import { isLocked } from './is-locked.ts';

test('scrolls again when the element is removed or the window grows', async ({
  hostPages,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => isLocked(page)).toBe(false);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.evaluate(() => document.querySelector('faq-chatbot')?.remove());
  await expect.poll(() => isLocked(page)).toBe(false);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('does not scroll by a finger on the header or the foot', async ({ hostPages, page }) => {
    await page.goto(`${hostPages.url}/minimal.html`);
    // Override the lock of the page, because iPhones ignore it. Only the bot's own styles remain.
    await page.addStyleTag({ content: 'html, body { overflow: visible !important }' });
    await page.evaluate(() => {
      document.body.style.height = '3000px';
      scrollTo(0, 700);
    });
    await page.getByRole('button', { name: 'Tanya Kami' }).tap();
    await page.getByRole('button', { name: 'Keamanan', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Kembali ke Home' })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    for (const y of [30, 620]) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 150,
        y,
        yDistance: y < 320 ? 300 : -300,
        gestureSourceType: 'touch',
      });
      expect(await page.evaluate(() => scrollY)).toBe(700);
    }
  });
});
