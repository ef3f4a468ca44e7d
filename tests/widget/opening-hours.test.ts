import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHours, TimeZone } from '../../api/contract/bot/contact.ts';
import { publicHoursOf } from '../../api/contract/bot/public-hours.ts';
import { nextOpening } from '../../widget/flow/opening-hours.ts';
import { inSlowRun, isSlowRun, repetitions } from '../repetitions.ts';
import { isOpenByClock } from './hours-by-clock.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const firstMs = Date.parse('2026-01-01T00:00Z');
const zones = ['WIB', 'WITA', 'WIT'] as const;

function dateOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

/** Office hours with a break at noon, an evening that ends after midnight, and days off over two New Years. */
function officeIn(zone: TimeZone): OpeningHours {
  return {
    zone,
    spans: [
      ...[1, 2, 3, 4, 5].flatMap((day) => [
        { day, from: '08:00', to: '12:00' },
        { day, from: '13:00', to: '17:30' },
      ]),
      { day: 5, from: '20:00', to: '02:00' },
      { day: 6, from: '22:15', to: '24:00' },
      { day: 7, from: '00:00', to: '03:45' },
      { day: 7, from: '18:00', to: '06:00' },
    ],
    closed: [
      { from: '2026-03-16', to: '2026-03-27' },
      { from: '2026-05-01', to: '2026-05-01' },
      { from: '2026-05-02', to: '2026-05-03' },
      { from: '2026-12-24', to: '2027-01-03' },
      { from: '2027-12-31', to: '2028-01-02' },
    ],
  };
}

describe('the next opening', () => {
  it.each(isSlowRun ? zones : [zones[0]])(
    'agrees with the clock and the calendar in %s for two years',
    inSlowRun,
    (zone) => {
      const stepMs = repetitions({ sample: 15, full: 1 }) * minuteMs;
      const hours = officeIn(zone);
      const shared = publicHoursOf(hours);
      const wrong: string[] = [];
      let opensMs = Infinity;
      // Go backwards from an open minute, so that the next opening is always known.
      for (let at = Date.parse('2028-01-10T01:00Z'); at >= firstMs; at -= stepMs) {
        const isOpen = isOpenByClock(hours, at);
        if (isOpen) opensMs = at;
        if (nextOpening(shared, at).opensAtMs !== (isOpen ? 0 : opensMs))
          wrong.push(new Date(at).toString());
      }
      expect(wrong).toEqual([]);
    },
  );

  it('agrees with the clock for any hours', inSlowRun, () => {
    const anyTime = fc
      .integer({ min: 0, max: 1439 })
      .map((at) => new Date(at * minuteMs).toISOString().slice(11, 16));
    const anyDate = fc.integer({ min: -5, max: 740 }).map((day) => dateOf(firstMs + day * dayMs));
    const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
      zone: fc.constantFrom(...zones),
      spans: fc.array(
        fc.record({
          day: fc.integer({ min: 1, max: 7 }),
          from: anyTime,
          to: fc.oneof({ weight: 4, arbitrary: anyTime }, fc.constant('24:00')),
        }),
        { maxLength: 8 },
      ),
      closed: fc.array(
        fc.tuple(anyDate, fc.integer({ min: 0, max: 20 })).map(([from, days]) => ({
          from,
          to: dateOf(Date.parse(from) + days * dayMs),
        })),
        { maxLength: 40 },
      ),
    });
    const anyMinute = fc.integer({ min: 0, max: 731 * 1440 }).map((at) => firstMs + at * minuteMs);
    fc.assert(
      fc.property(anyHours, anyMinute, (hours, nowMs) => {
        const found = nextOpening(publicHoursOf(hours), nowMs).opensAtMs;
        // This is longer than any sequence of days off.
        const end = found === Infinity ? nowMs + 10 * dayMs : found || nowMs;
        for (let at = nowMs; at < end; at += minuteMs)
          if (isOpenByClock(hours, at)) throw new Error(`open at ${new Date(at).toISOString()}`);
        return found === Infinity ? hours.spans.length === 0 : isOpenByClock(hours, end);
      }),
      { numRuns: repetitions({ sample: 30, full: 400 }) },
    );
  });

  it('is now without hours, and never with hours without spans', () => {
    const never = publicHoursOf({
      zone: 'WIB',
      spans: [],
      closed: [{ from: '2026-01-01', to: '2099-12-31' }],
    });
    expect(nextOpening(undefined, firstMs).opensAtMs).toBe(0);
    expect(nextOpening(never, firstMs).opensAtMs).toBe(Infinity);
  });

  it('comes after a year of days off', () => {
    const hours = publicHoursOf({
      zone: 'WIB',
      spans: [{ day: 1, from: '08:00', to: '17:00' }],
      // Every Monday is a day off.
      closed: Array.from({ length: 60 }, (_, week) => {
        const monday = dateOf(Date.parse('2026-01-05') + week * 7 * dayMs);
        return { from: monday, to: monday };
      }),
    });
    expect(nextOpening(hours, firstMs).opensAtMs).toBe(Date.parse('2027-03-01T08:00+07:00'));
  });
});
