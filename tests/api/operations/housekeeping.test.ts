import { describe, expect, it, vi } from 'vitest';
import { deleteInTransactions } from '../../../api/db/delete-in-transactions.ts';
import { ledgerTickets, sessions } from '../../../api/db/schema.ts';
import { startHousekeeping } from '../../../api/operations/housekeeping.ts';
import {
  aboutClock,
  advance,
  countRows,
  dayMs,
  fakeTheClock,
  hourMs,
  minuteMs,
  nothing,
  setUp,
  today,
} from '../run-housekeeping.ts';
import { createTestApi } from '../test-api.ts';

fakeTheClock();

describe('housekeeping', () => {
  it('deletes expired rows ten minutes after a start, and not earlier', async () => {
    const { api, rows } = await setUp();
    vi.setSystemTime(today + 2 * dayMs);
    const stop = new AbortController();
    startHousekeeping(api.db, {
      signal: stop.signal,
      ledgerDays: undefined,
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

  it('deletes tickets of the ledger after LEDGER_DAYS, and none without it', async () => {
    const { api, run } = await setUp();
    const at = (days: number) => new Date(today - days * dayMs).toISOString();
    const ticket = { kind: 'deposit', username: 'Budi', usernameKey: 'budi', amount: 1 } as const;
    await api.db.write((tx) =>
      tx.insert(ledgerTickets).values([
        { ...ticket, ticket: 'D1', recordedAt: at(31) },
        { ...ticket, ticket: 'D2', recordedAt: at(29) },
      ]),
    );
    const stored = async () =>
      (await api.db.read.select().from(ledgerTickets)).map(({ ticket }) => ticket);
    await run({ clock: 0, hours: 0.2 });
    expect(await stored()).toEqual(['D1', 'D2']);
    await run({ clock: 0, hours: 0.2, ledgerDays: 30 });
    expect(await stored()).toEqual(['D2']);
    await run({ clock: 2, hours: 0.2, ledgerDays: 30 });
    expect(await stored()).toEqual([]);
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

it('deletes nothing with a clock that is wrong by 100 days, and reports it once', async () => {
  const { api, run, rows } = await setUp();
  expect(await run({ clock: 100, hours: 2 })).toEqual(rows);
  expect(api.loggedErrors).toEqual([aboutClock]);
});
