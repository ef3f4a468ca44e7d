import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { housekeepingMinutes } from '../../api/config/server-limits.ts';
import { deleteInTransactions } from '../../api/db/delete-in-transactions.ts';
import { auditEntries, auditSnapshots, idempotencyKeys, sessions } from '../../api/db/schema.ts';
import { startHousekeeping } from '../../api/operations/housekeeping.ts';
import { createTestApi, type TestApi } from './test-api.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The fake clock starts at the real time, because a new database stores the time of its creation. */
const today = Date.now();

/** How often housekeeping has set the timer of its next run. PostgreSQL's driver sets other timers. */
let scheduled = 0;

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
async function setUp() {
  const api = await createTestApi();
  const cookie = await api.signIn();
  const website = { name: 'Dua', livechat_link: 'a.example', server_ip: '10.0.0.1' };
  const headers = { 'Idempotency-Key': 'key' };
  await api.call('/api/websites', { method: 'POST', cookie, headers, json: website });
  await api.call('/api/websites/2', { method: 'DELETE', cookie });
  expect(await countRows(api)).toEqual({ entries: 3, undo: 1, sessions: 1, keys: 1 });

  /** Starts housekeeping with a clock, runs it for a while and stops it. */
  async function run({ clock, hours }: { clock: number; hours: number }) {
    vi.setSystemTime(today + clock * dayMs);
    const stop = new AbortController();
    startHousekeeping(api.db, {
      signal: stop.signal,
      logError: (error) => api.loggedErrors.push(error),
    });
    await advance(hours * hourMs);
    stop.abort();
    return await countRows(api);
  }
  return { api, cookie, run, rows: await countRows(api) };
}

/** Advances the clock in steps, and waits for the run of housekeeping at the end of each, which takes real time. */
async function advance(ms: number, stepMs = 10 * minuteMs): Promise<void> {
  for (let left = ms; left >= stepMs; left -= stepMs) {
    const before = scheduled;
    await vi.advanceTimersByTimeAsync(stepMs);
    // A run has ended when it has set the timer of the next one.
    while (scheduled === before) await wait(1);
  }
  await vi.advanceTimersByTimeAsync(ms % stepMs);
}

async function countRows({ db }: TestApi) {
  return {
    entries: await db.read.$count(auditEntries),
    undo: await db.read.$count(auditSnapshots),
    sessions: await db.read.$count(sessions),
    keys: await db.read.$count(idempotencyKeys),
  };
}

const nothing = { entries: 0, undo: 0, sessions: 0, keys: 0 };

describe('housekeeping', () => {
  it('deletes expired rows ten minutes after a start, and not earlier', async () => {
    const { api, rows } = await setUp();
    vi.setSystemTime(today + 2 * dayMs);
    const stop = new AbortController();
    startHousekeeping(api.db, {
      signal: stop.signal,
      logError: (error) => api.loggedErrors.push(error),
    });
    await vi.advanceTimersByTimeAsync(10 * minuteMs - 1);
    expect(await countRows(api)).toEqual(rows);
    await advance(1, 1);
    expect(await countRows(api)).toEqual({ ...rows, sessions: 0, keys: 0 });
    stop.abort();
    expect(api.loggedErrors).toEqual([]);
  });

  it('deletes all expired rows over several short runs of the server', async () => {
    const { api, run } = await setUp();
    for (let clock = 25; clock < 800; clock += 25) await run({ clock, hours: 0.2 });
    expect(await countRows(api)).toEqual(nothing);
    expect(api.loggedErrors).toEqual([]);
  });

  it('runs every ten minutes until it is stopped', async () => {
    const { api, run } = await setUp();
    await run({ clock: 0, hours: 2.5 });
    expect(await api.db.read.$count(sessions)).toBe(0);
    await api.signIn();
    await vi.advanceTimersByTimeAsync(3 * hourMs);
    expect(await api.db.read.$count(sessions)).toBe(1);
  });

  it('handles requests between its transactions', async () => {
    const { db } = await createTestApi();
    let turns = 0;
    const seen: number[] = [];
    const count = () => {
      turns += 1;
      if (seen.length < 3) setImmediate(count);
    };
    setImmediate(count);
    await deleteInTransactions(db, new AbortController().signal, async (_, limit) => {
      seen.push(turns);
      return seen.length < 3 ? limit : 0;
    });
    expect(new Set(seen).size).toBe(3);
  });

  it('logs a failed run and catches up in the next one', async () => {
    const { api, run } = await setUp();
    const write = vi.spyOn(api.db, 'write').mockRejectedValueOnce(new Error('disk full'));
    expect(await run({ clock: 2, hours: 0.2 })).toMatchObject({ keys: 1 });
    expect(api.loggedErrors).toEqual([new Error('disk full')]);
    write.mockRestore();
    expect(await run({ clock: 2, hours: 0.2 })).toMatchObject({ keys: 0 });
  });
});

describe('a wrong clock', { timeout: 180_000 }, () => {
  it.each([31, 100, 800, -800])(
    'by %i days deletes nothing and is reported once',
    async (clock) => {
      const { api, run, rows } = await setUp();
      expect(await run({ clock, hours: 23 })).toEqual(rows);
      expect(api.loggedErrors.map(({ message }) => message)).toEqual([
        expect.stringMatching(
          /^The clock says .+, the last known time is [^ ]+Z: one of them is wrong\. /,
        ),
      ]);
    },
  );

  it('deletes nothing after restarts and sign-ins, which are recorded with the wrong time', async () => {
    const { api, run, rows } = await setUp();
    for (let start = 0; start < 5; start += 1) {
      vi.setSystemTime(today + (800 + start / 6) * dayMs);
      await api.signIn();
      await run({ clock: 800 + start / 6, hours: 4 });
    }
    expect(await countRows(api)).toEqual({ ...rows, entries: 8, sessions: 6 });
  });

  it('leaves earlier sessions valid after it is corrected', async () => {
    const { api, cookie, run } = await setUp();
    await run({ clock: 100, hours: 20 });
    const isOpen = async () => (await api.call('/api/websites/list', { cookie })).status;
    expect(await isOpen()).toBe(401);
    vi.setSystemTime(today + hourMs);
    expect(await isOpen()).toBe(200);
  });

  it('is trusted after the server has run with it for a day', async () => {
    const { run, rows } = await setUp();
    for (const clock of [800, 801, 802, 803]) {
      expect(await run({ clock, hours: 6 })).toEqual(rows);
    }
    expect(await run({ clock: 804, hours: 0.5 })).toEqual(nothing);
  });

  it('is not trusted after it jumps again', async () => {
    const { run, rows } = await setUp();
    for (const clock of [100, 800, 100, 800, 1200]) {
      expect(await run({ clock, hours: 23 })).toEqual(rows);
    }
  });

  it('must run for a whole day again if it was correct in between', async () => {
    const { run, rows } = await setUp();
    expect(await run({ clock: 800, hours: 20 })).toEqual(rows);
    await run({ clock: 0, hours: 0.5 });
    expect(await run({ clock: 800, hours: 20 })).toEqual(rows);
  });
});

it('deletes old rows of an installation that was unused for 40 days, a day later', async () => {
  const { run, rows } = await setUp();
  expect(await run({ clock: 40, hours: 23 })).toEqual(rows);
  expect(await run({ clock: 41, hours: 2 })).toEqual({ ...rows, sessions: 0, keys: 0 });
});
