import type { Browser } from '@playwright/test';
import { type MainThread, traceMainThread } from './main-thread.ts';
import { addUpShifts, markWhenVisible, type Probe } from './page-probe.ts';
import type { Taps } from './peers.ts';
import { openSlowPhone } from './slow-phone.ts';

/** Longer than any chat is still busy after it is visible. */
const settleMs = 2500;
const patienceMs = 60_000;
const longTaskMs = 50;
const launcherMark = 'launcher-visible';

export interface Subject extends Taps {
  name: string;
  hasChat: boolean;
  isOurs: boolean;
  /** The site's page with the chat. */
  url: string;
  /** The origin of the chat's scripts. */
  scriptOrigin: string;
}

/** Milliseconds and bytes of one first visit. */
export interface Visit {
  navigationToLauncher: number;
  scriptToLauncher: number;
  /** Main-thread time from the script's start to the visible launcher. */
  busy: number;
  /** Tasks over 50 ms, from the script's start until long after the launcher is visible. */
  longTasks: readonly number[];
  layoutShift: number;
  requests: number;
  foreignHosts: readonly string[];
  transferred: number;
  heap: number;
}

/** Measures one visit of a phone that visits the page for the first time. */
export async function visitPage(browser: Browser, subject: Subject): Promise<Visit> {
  const { context, page, cdp } = await openSlowPhone(
    browser,
    new URL('/blank.html', subject.url).href,
  );
  const requested = new Map<string, string>();
  let transferred = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type !== 'Document' && /^http.*(?<!favicon\.ico)$/.test(request.url))
      requested.set(requestId, request.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requested.has(requestId)) transferred += encodedDataLength;
  });
  await page.addInitScript(addUpShifts);
  await page.addInitScript(markWhenVisible, { mark: launcherMark, path: subject.launcher });
  try {
    const mainThread = await traceMainThread(browser, page, async () => {
      const visible = page.waitForEvent('console', {
        predicate: (message) => message.text() === launcherMark,
        timeout: patienceMs,
      });
      await page.goto(subject.url, { waitUntil: 'commit' });
      await visible;
      await page.waitForTimeout(settleMs);
    });
    const { shift, launcherAt } = await page.evaluate(
      (mark) => ({
        shift: (window as unknown as { probe: Probe }).probe.layoutShift,
        launcherAt: performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN,
      }),
      launcherMark,
    );
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return {
      navigationToLauncher: launcherAt,
      ...readTrace(mainThread, subject.scriptOrigin),
      layoutShift: shift,
      requests: requested.size,
      foreignHosts: hostsBeside([...requested.values()], subject),
      transferred,
      heap: usedSize,
    };
  } finally {
    await context.close();
  }
}

function readTrace({ tasks, marks, scriptStart }: MainThread, origin: string) {
  const visible = marks.get(launcherMark) ?? Number.NaN;
  const start = scriptStart(origin) ?? Number.NaN;
  return {
    scriptToLauncher: visible - start,
    // The script may start in the middle of a task.
    busy: tasks
      .filter((task) => task.end > start && task.start < visible)
      .reduce((sum, { length }) => sum + length, 0),
    longTasks: tasks
      .filter((task) => task.end > start && task.length > longTaskMs)
      .map(({ length }) => length),
  };
}

function hostsBeside(requested: readonly string[], { url, scriptOrigin }: Subject): string[] {
  const own = [new URL(url).origin, scriptOrigin];
  const origins = requested.map((it) => new URL(it)).filter(({ origin }) => !own.includes(origin));
  return [...new Set(origins.map(({ host }) => host))];
}
