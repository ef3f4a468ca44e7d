import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  /** Microseconds of processor time, which does not grow on a busy machine. */
  tdur?: number;
  args?: { data?: { url?: string } };
}

export interface Task {
  /** Milliseconds on the clock of the trace. */
  start: number;
  end: number;
  /** Milliseconds of processor time. */
  length: number;
}

export interface MainThread {
  tasks: readonly Task[];
  /** When the page made this mark, on the same clock. */
  marks: ReadonlyMap<string, number>;
  /** When the first script of that origin was compiled or run, on the same clock. */
  scriptStart(origin: string): number | undefined;
}

const ownMark = 'bench-end';
const taskName = 'ThreadControllerImpl::RunTask';

/** Traces the main thread of the page while `act` runs. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<MainThread> {
  const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await act();
  await page.evaluate((name) => performance.mark(name), ownMark);
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const end = traceEvents.findLast(({ name }) => name === ownMark);
  if (end === undefined) throw new Error('The trace does not hold the mark of the page.');
  const events = traceEvents.filter(({ pid, tid }) => pid === end.pid && tid === end.tid);
  return {
    tasks: events
      // The task that made the mark is left out, because the driver started it.
      .filter(({ name, ts, dur = 0 }) => name === taskName && ts + dur < end.ts)
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        start: ts / 1000,
        end: (ts + dur) / 1000,
        length: tdur / 1000,
      })),
    marks: new Map(
      events.filter(({ ph }) => ph === 'I').map(({ name, ts }) => [name, ts / 1000] as const),
    ),
    scriptStart(origin) {
      const first = events
        .filter(({ ph, args }) => ph === 'X' && args?.data?.url?.startsWith(origin))
        .map(({ ts }) => ts / 1000);
      return first.length > 0 ? Math.min(...first) : undefined;
    },
  };
}
