import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Makes the page's clock of durations run so many times faster. */
const changeClock = (page: Page, factor: number) =>
  page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * times;
  }, factor);

/** Presses a button of the bot, if one is named, and returns what is animated in the next frame. */
const animated = (page: Page, pressed?: string) =>
  page.evaluate(async (name) => {
    const root = document.querySelector('faq-chatbot')?.shadowRoot;
    const buttons = [...(root?.querySelectorAll('button') ?? [])];
    buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return (root?.getAnimations() ?? []).map(({ effect }) => {
      const { target, pseudoElement } = effect as KeyframeEffect;
      return `${target?.getAttribute('class')}${pseudoElement ?? ''}`;
    });
  }, pressed);

test('the panel grows, and a reply follows after dots', async ({ hostPages, page }) => {
  // A busy machine must not count as a slow phone.
  await changeClock(page, 0.01);
  await page.goto(`${hostPages.url}/minimal.html`);
  await button(page, 'Tanya Kami').hover();
  expect(await animated(page, 'Tanya Kami')).toEqual(expect.arrayContaining(['panel']));
  await expect(button(page, 'Deposit')).toBeVisible();
  await expect.poll(() => animated(page)).toEqual([]);
  expect(await animated(page, 'Deposit')).toEqual(
    expect.arrayContaining(['message asked::after', 'message']),
  );
  // The reply is in the page from the first frame.
  await expect(page.getByRole('log')).toContainText('Ada yang bisa kami bantu soal deposit?');
  await expect.poll(() => animated(page)).toEqual([]);
  // Nothing stays hidden.
  expect(
    await page.evaluate(() =>
      [
        ...(document
          .querySelector('faq-chatbot')
          ?.shadowRoot?.querySelectorAll('.conversation *') ?? []),
      ]
        .filter((each) => getComputedStyle(each).opacity !== '1')
        .map(({ className }) => className),
    ),
  ).toEqual([]);
  // A restored conversation does not play again.
  await page.reload();
  await expect(page.getByRole('log')).toContainText('Anda: Deposit');
  await expect(page.locator('faq-chatbot .asked')).toHaveCount(0);
});

test('a slow phone shows an answer without dots', async ({ hostPages, page }) => {
  await changeClock(page, 1000);
  await page.goto(`${hostPages.url}/minimal.html`);
  await button(page, 'Tanya Kami').click();
  await expect(button(page, 'Deposit')).toBeVisible();
  await expect.poll(() => animated(page)).toEqual([]);
  expect(await animated(page, 'Deposit')).toEqual([]);
  await expect(page.getByRole('log')).toContainText('Ada yang bisa kami bantu soal deposit?');
});

test('moves nothing for visitors who want no motion', async ({ hostPages, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${hostPages.url}/minimal.html`);
  await button(page, 'Tanya Kami').hover();
  expect(await animated(page, 'Tanya Kami')).toEqual([]);
  await expect(button(page, 'Deposit')).toBeVisible();
  expect(await animated(page, 'Deposit')).toEqual([]);
  await expect(button(page, 'Cara deposit')).toBeVisible();
});
