import { describe, expect, it, vi } from 'vitest';
import {
  aboutClock,
  countRows,
  dayMs,
  fakeTheClock,
  hourMs,
  nothing,
  setUp,
  today,
} from '../api/run-housekeeping.ts';

fakeTheClock();

/** Days of housekeeping take minutes on PostgreSQL, where housekeeping.test.ts shows one jump. */
describe('a wrong clock', () => {
  it.each([31, -800])('by %i days deletes nothing and is reported once', async (clock) => {
    const { api, run, rows } = await setUp();
    expect(await run({ clock, hours: 23 })).toEqual(rows);
    expect(api.loggedErrors).toEqual([aboutClock]);
  });

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
