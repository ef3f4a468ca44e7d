import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, vi } from 'vitest';
import { housekeepingMinutes } from '../../api/config/server-limits.ts';
import { auditEntries, auditSnapshots, idempotencyKeys, sessions } from '../../api/db/schema.ts';
import { startHousekeeping } from '../../api/operations/housekeeping.ts';
import { valid } from '../tools/valid.ts';
import { createAdminApi, type TestApi } from './test-api.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** The fake clock starts at the real time, because a new database stores the time of its creation. */
export const today = Date.now();

/** How often housekeeping has set the timer of its next run. PostgreSQL's driver sets other timers. */
let scheduled = 0;

/** Each test of a file has a clock of its own. */
export const fakeTheClock = () =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: today });
    const { setTimeout: setFakeTimeout } = globalThis;
    const countAndSet = (run: () => void, ms?: number) => {
      if (ms === housekeepingMinutes * minuteMs) scheduled += 1;
      return setFakeTimeout(run, ms);
    };
    globalThis.setTimeout = Object.assign(countAndSet, setFakeTimeout);
    return () => {
      globalThis.setTimeout = setFakeTimeout;
      vi.useRealTimers();
    };
  });

/** Creates an API with one row of each kind that housekeeping deletes. `clock` is in days from today. */
export async function setUp() {
  const { api, cookie } = await createAdminApi();
  const website = valid.website();
  const headers = { 'Idempotency-Key': 'key' };
  await api.call('/api/websites', { method: 'POST', cookie, headers, json: website });
  await api.call('/api/websites/2', { method: 'DELETE', cookie });
  expect(await countRows(api)).toEqual({ entries: 3, undo: 1, sessions: 1, keys: 1 });

  /** Starts housekeeping with a clock, runs it for a while and stops it. */
  async function run(options: { clock: number; hours: number; ledgerDays?: number }) {
    const { clock, hours, ledgerDays } = options;
    vi.setSystemTime(today + clock * dayMs);
    const stop = new AbortController();
    startHousekeeping(api.db, {
      signal: stop.signal,
      ledgerDays,
      logError: (error) => api.loggedErrors.push(error),
    });
    await advance(hours * hourMs);
    stop.abort();
    return await countRows(api);
  }
  return { api, cookie, run, rows: await countRows(api) };
}

/** Advances the clock in steps, and waits for the run of housekeeping at the end of each, which takes real time. */
export async function advance(ms: number, stepMs = 10 * minuteMs): Promise<void> {
  for (let left = ms; left >= stepMs; left -= stepMs) {
    const before = scheduled;
    await vi.advanceTimersByTimeAsync(stepMs);
    // A run has ended when it has set the timer of the next one.
    while (scheduled === before) await wait(1);
  }
  await vi.advanceTimersByTimeAsync(ms % stepMs);
}

export async function countRows({ db }: TestApi) {
  return {
    entries: await db.read.$count(auditEntries),
    undo: await db.read.$count(auditSnapshots),
    sessions: await db.read.$count(sessions),
    keys: await db.read.$count(idempotencyKeys),
  };
}

/** What `countRows` returns when all rows are deleted. */
export const nothing = { entries: 0, undo: 0, sessions: 0, keys: 0 };

/** The error that housekeeping logs for a clock that jumped. */
export const aboutClock = expect.objectContaining({
  message: expect.stringMatching(
    /^The clock says .+, the last known time is [^ ]+Z: one of them is wrong\. /,
  ),
});
