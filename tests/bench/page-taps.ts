import type { Browser } from '@playwright/test';
import { markWhenVisible, type Watched } from './page-probe.ts';
import { answerText, type Taps } from './peers.ts';
import { openSlowPhone } from './slow-phone.ts';

const settleMs = 1000;
const patienceMs = 20_000;

/** Milliseconds; NaN for what the chat does not have. */
export interface TapTimes {
  panel: number;
  answer: number;
}

/**
 * Measures from a tap on the launcher to the first painted frame with the panel, and from a question to the first painted
 * frame with its answer. A pointer is over the launcher before, so that a chat can prepare. Only the processor is slow.
 */
export async function timeTaps(
  browser: Browser,
  { url, launcher, panel, question, answer }: Taps & { url: string },
): Promise<TapTimes> {
  const { context, page, cdp } = await openSlowPhone(browser, new URL('/blank.html', url).href);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  page.setDefaultTimeout(patienceMs);
  const first = (path: readonly string[]) => page.locator(path.join(' ')).first();

  const isShown = (path: readonly string[], text = '') =>
    first(path).filter({ hasText: text }).isVisible();

  /** Measures from the event of `act` until `path` is shown. The driver runs no code in the page meanwhile. */
  async function time(watched: Watched & { event: string }, act: () => Promise<void>) {
    const { mark, path, text, event } = watched;
    if (await isShown(path, text))
      throw new Error(`${path} of ${url} is shown before the ${event}.`);
    await page.evaluate(markWhenVisible, watched);
    await page.waitForTimeout(settleMs);
    const shown = page.waitForEvent('console', (message) => message.text() === mark);
    await act();
    await shown;
    return page.evaluate(
      ([start = '', end]) => performance.measure('taps', start, end).duration,
      [`${mark} ${event}`, mark],
    );
  }

  async function pointAt(path: readonly string[]): Promise<() => Promise<void>> {
    await first(path).scrollIntoViewIfNeeded();
    const box = await first(path).boundingBox();
    if (box === null) throw new Error(`${path} of ${url} cannot be seen.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (path === launcher) await page.mouse.move(x, y);
    return () => page.touchscreen.tap(x, y);
  }

  try {
    await page.goto(url);
    await first(launcher).waitFor();
    await page.waitForTimeout(settleMs);
    const times: TapTimes = { panel: Number.NaN, answer: Number.NaN };
    if (panel) {
      const tap = await pointAt(launcher);
      times.panel = await time({ mark: 'panel', path: panel, event: 'click' }, tap);
      await page.waitForTimeout(settleMs);
    }
    if (question && answer) {
      const tap = await pointAt(question);
      const isTyped = !(await first(question).evaluate((it) => it.matches('button')));
      if (isTyped) {
        await tap();
        await page.keyboard.type('Bagaimana?');
      }
      const watched = { mark: 'answer', path: answer, text: answerText };
      times.answer = await time(
        { ...watched, event: isTyped ? 'keydown' : 'click' },
        isTyped ? () => page.keyboard.press('Enter') : tap,
      );
    }
    return times;
  } finally {
    await context.close();
  }
}
