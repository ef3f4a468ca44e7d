import type { Browser, Page } from '@playwright/test';
import { type MainThread, traceMainThread } from './main-thread.ts';
import { addUpShifts, markWhenVisible, type Paint, type Probe, timePaints } from './page-probe.ts';
import { openSlowPhone } from './slow-phone.ts';

const patienceMs = 60_000;
const settleMs = 1500;
const betweenKeysMs = 120;
/** Two of its words are misspelled, so that the search compares them with every word of the tree. */
const question = 'bagaimna cara mengurs hal nomor 23';
const option = '.option:not(.placeholder)';

/** Milliseconds of one conversation on a slow phone; `opening`, `answering` and `typing` are its longest tasks. */
export interface Conversation {
  tapToPanel: number;
  /** Includes the request of the questions. */
  tapToMenu: number;
  /** The part of `tapToMenu` after the questions have arrived. */
  arrivalToMenu: number;
  opening: number;
  tapToAnswer: number;
  answering: number;
  /** The time from each letter to the next frame. */
  letterToPaint: readonly number[];
  typing: number;
  /** Bytes at the end. */
  heap: number;
}

/** Opens the bot, chooses its first question, and types another question. */
export async function converse(browser: Browser, url: string): Promise<Conversation> {
  const { context, page, cdp } = await openSlowPhone(browser, new URL('/blank.html', url).href);
  await page.addInitScript(addUpShifts);
  await page.addInitScript(timePaints);
  try {
    await page.goto(url, { timeout: patienceMs });
    await page.locator('.launcher').waitFor({ timeout: patienceMs });
    await page.waitForTimeout(settleMs);

    await page.evaluate(markWhenVisible, { mark: 'menu', path: ['faq-chatbot', option] });
    const opening = await traceTap(browser, page, '.launcher', async () => {
      await page.waitForEvent('console', {
        predicate: (message) => message.text() === 'menu',
        timeout: patienceMs,
      });
    });
    const [panel] = await paintsSince(page, 0);
    const { menuAt, arrival } = await page.evaluate(() => ({
      menuAt: performance.getEntriesByName('menu')[0]?.startTime ?? Number.NaN,
      arrival:
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
          name.includes('/faqs/'),
        )?.responseEnd ?? Number.NaN,
    }));

    const answering = await traceTap(browser, page, option, async () => {});
    const [answer] = await paintsSince(page, 1);
    // Otherwise the measured frame was painted before the answer.
    if (!answer?.text.includes('Jawaban untuk')) throw new Error('The next frame held no answer.');

    const typing = await traceTap(browser, page, '.ask-field input', () =>
      page.keyboard.type(question, { delay: betweenKeysMs }),
    );
    const letters = (await paintsSince(page, 2)).filter(({ type }) => type === 'input');
    if ((await page.locator('.found').count()) === 0) throw new Error('Nothing was found.');
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return {
      tapToPanel: panel?.wait ?? Number.NaN,
      tapToMenu: menuAt - (panel?.at ?? Number.NaN),
      arrivalToMenu: menuAt - arrival,
      opening: longestOf(opening),
      tapToAnswer: answer.wait,
      answering: longestOf(answering),
      letterToPaint: letters.map(({ wait }) => wait),
      typing: longestOf(typing),
      heap: usedSize,
    };
  } finally {
    await context.close();
  }
}

/** Traces a tap and its effects. The driver runs no code in the page meanwhile. */
async function traceTap(
  browser: Browser,
  page: Page,
  selector: string,
  andThen: () => Promise<void>,
): Promise<MainThread> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} cannot be seen.`);
  return traceMainThread(browser, page, async () => {
    // Wait, because measuring the box and starting the trace keep a slow page busy for a moment.
    await page.waitForTimeout(settleMs);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await andThen();
    await page.waitForTimeout(settleMs);
  });
}

function paintsSince(page: Page, first: number): Promise<Paint[]> {
  return page.evaluate(
    (from) => (window as unknown as { probe: Probe }).probe.paints.slice(from),
    first,
  );
}

function longestOf({ tasks }: MainThread): number {
  return Math.max(...tasks.map(({ length }) => length));
}
