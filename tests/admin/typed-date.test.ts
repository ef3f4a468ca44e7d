import { describe, expect, it } from 'vitest';
import {
  isMoment,
  readTypedDay,
  readTypedMoment,
  showTyped,
} from '../../admin/format/typed-date.ts';
import { addMonths, dayForKey, monthDays } from '../../admin/ui/date/month-days.ts';

// 23.30 UTC is the next day in Jakarta.
const now = new Date('2026-11-30T23:30:00Z');

it.each([
  ['5/12/26', '2026-12-05'],
  ['05122026', '2026-12-05'],
  ['051226', '2026-12-05'],
  [' 4.1.2026 ', '2026-01-04'],
  ['5 12 2026', '2026-12-05'],
  ['5 Des 2026', '2026-12-05'],
  ['5 desember 26', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['hari ini', '2026-12-01'],
  ['Besok', '2026-12-02'],
  ['lusa', '2026-12-03'],
  ['kemarin', '2026-11-30'],
  ['31/02/2026', undefined],
  ['12/31/2026', undefined],
  ['5 xyz 2026', undefined],
  ['5/12', undefined],
  ['5/12/2', undefined],
  ['', undefined],
])('reads the typed day %s as %s', (typed, day) => {
  expect(readTypedDay(typed, now)).toBe(day);
});

it.each([
  ['5/12/26 17.30', '2026-12-05T17:30'],
  ['5/12/26, 17,30', '2026-12-05T17:30'],
  ['05122026 1730', '2026-12-05T17:30'],
  ['5 des 2026 pukul 8', '2026-12-05T08:00'],
  ['besok 17:30', '2026-12-02T17:30'],
  ['17.30', '2026-12-01T17:30'],
  ['17,30', '2026-12-01T17:30'],
  ['2026-12-05T09:00', '2026-12-05T09:00'],
  ['5/12/26', undefined],
  ['05122026', undefined],
  ['besok', undefined],
  ['17', undefined],
  ['5/12/26 25.00', undefined],
  ['31/2/26 10.00', undefined],
  ['', undefined],
])('reads the typed time %s as %s', (typed, moment) => {
  expect(readTypedMoment(typed, now)).toBe(moment);
});

it('shows what was read, and any other text as it was typed', () => {
  expect(showTyped('2026-12-05')).toBe('05/12/2026');
  expect(showTyped('2026-12-05T17:30')).toBe('05/12/2026 17.30');
  expect(showTyped('5/12')).toBe('5/12');
  expect(isMoment('2026-12-05T17:30')).toBe(true);
  expect(isMoment('5/12/26 17.30')).toBe(false);
});

describe('the calendar', () => {
  it('shows six weeks from a Monday', () => {
    const days = monthDays('2026-12');
    expect(days).toHaveLength(42);
    expect([days[0], days[41]]).toEqual(['2026-11-30', '2027-01-10']);
    expect(monthDays('2027-02')[0]).toBe('2027-02-01');
  });

  it('stays in the month where its day does not exist', () => {
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-12-31', -1)).toBe('2026-11-30');
    expect(addMonths('2026-12-05', 1)).toBe('2027-01-05');
  });

  it.each([
    ['ArrowLeft', '2026-12-01'],
    ['ArrowDown', '2026-12-09'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-02'],
    ['a', undefined],
  ])('moves from a Wednesday by %s to %s', (key, day) => {
    expect(dayForKey(key, '2026-12-02')).toBe(day);
  });
});
