import { join } from 'node:path';
import { fillForPictures } from '../../tools/pictures.ts';
import { checkHtml } from '../check-html.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { everyScreen, fillEveryScreen } from './every-screen.ts';

/** A folder. If it is given, pictures of all screens are taken for people to look at, and nothing is tested. */
const { PICTURES } = process.env;

const usual = everyScreen.filter(
  ({ shows, isUsual }) => isUsual || shows.some((name) => name.startsWith('/')),
);
const rare = everyScreen.filter((screen) => !usual.includes(screen));

// `tests/admin/tokens.test.ts` compares the colours of both themes; overflow does not depend on them.
const walks = [
  { of: 'the usual screens', screens: usual, theme: 'light', width: 360, tag: [] },
  { of: 'the other screens', screens: rare, theme: 'light', width: 360, tag: slowTag },
  { of: 'all screens', screens: everyScreen, theme: 'dark', width: 1280, tag: slowTag },
];
const pictures = [{ of: 'pictures', screens: everyScreen, theme: 'light', width: 360, tag: [] }];

for (const { of, screens, theme, width, tag } of PICTURES === undefined ? walks : pictures) {
  test(`no error of accessibility or HTML, and nothing that overflows: ${of} in ${theme} at ${width} px`, {
    tag,
  }, async ({ server, page, allowConsole, signIn, checkAxe }) => {
    test.setTimeout(1_800_000);
    // Otherwise a screen that does not open would take all of that time.
    page.setDefaultTimeout(60_000);
    // The not-found page, and refusals that open a dialog.
    allowConsole(/40[349]/);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await signIn(page);
    await fillForPictures(page, server.url, server.dataDir);
    await fillEveryScreen(page, server);
    for (const { name, path, isSignedOut, isUsual, steps } of screens) {
      await test.step(name, async () => {
        await page.unrouteAll();
        await (isSignedOut ? page.context().clearCookies() : signIn(page));
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        // The bot is loaded last, after all other requests.
        await page.waitForFunction(() => customElements.get('faq-chatbot') !== undefined);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        for (const step of steps) await step(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        if (PICTURES !== undefined) return await takePictures(join(PICTURES, name), isUsual);
        await checkAxe(page);
        await checkHtml(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }

    async function takePictures(file: string, isUsual = false): Promise<void> {
      for (const size of isUsual ? [360, 768, 1280, 1440] : [360, 1280])
        for (const colours of ['light', 'dark']) {
          await page.setViewportSize({ width: size, height: 800 });
          await page.evaluate((chosen) => {
            document.documentElement.dataset.theme = chosen;
          }, colours);
          // Images, and parts of another size.
          await page.waitForTimeout(400);
          await page.screenshot({ path: `${file}-${colours}-${size}.png`, animations: 'disabled' });
        }
    }
  });
}
