import { describe, expect, it } from 'vitest';
import { clock } from '../../admin/format/clock.ts';
import { formatShortDay, formatWholeDays, numericDay } from '../../admin/format/day.ts';
import { greeting } from '../../admin/format/greeting.ts';
import { countPages, pageLinks, readPage } from '../../admin/format/page-numbers.ts';
import { shortDate, shortMoment, timestamp } from '../../admin/format/timestamp.ts';
import { readWebsiteId } from '../../admin/format/website-id.ts';
import { jakartaDay } from '../../api/contract/jakarta-day.ts';

/** Converts a time of day in Jakarta to a Date. */
const inJakarta = (time: string) => new Date(`2026-03-01T${time}+07:00`);

describe('the greeting', () => {
  it.each([
    ['00:00:00', 'Selamat Malam'],
    ['04:59:59', 'Selamat Malam'],
    ['05:00:00', 'Selamat Pagi'],
    ['10:59:59', 'Selamat Pagi'],
    ['11:00:00', 'Selamat Siang'],
    ['13:59:59', 'Selamat Siang'],
    ['14:00:00', 'Selamat Sore'],
    ['14:30:59', 'Selamat Sore'],
    ['14:31:00', 'Selamat Malam'],
    ['16:15:00', 'Selamat Sore'],
    ['16:45:00', 'Selamat Malam'],
    ['18:30:59', 'Selamat Sore'],
    ['18:31:00', 'Selamat Malam'],
    ['19:00:00', 'Selamat Malam'],
    ['23:59:59', 'Selamat Malam'],
  ])('at %s in Jakarta is %s', (time, words) => {
    expect(greeting(inJakarta(time))).toBe(words);
  });
});

describe('a timestamp', () => {
  it('is Indonesian, in Jakarta, on a 24-hour clock', () => {
    expect(timestamp('2026-11-20T08:05:06.789Z')).toBe('20/11/2026, 15.05.06');
  });

  it('has the date of the next day after midnight in Jakarta', () => {
    expect(timestamp('2026-12-31T17:00:00Z')).toBe('01/01/2027, 00.00.00');
  });

  it('is a dash when there is no time', () => {
    expect(timestamp('')).toBe('-');
  });
});

it('shows the clock with the day in Jakarta', () => {
  expect(clock(new Date('2026-12-31T17:00:09Z'))).toEqual({
    day: 'Jum, 1 Jan 2027',
    time: '00.00.09',
  });
});

describe('pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [5000, 50],
    [5001, 51],
  ])('of %i rows are %i', (rows, pages) => {
    expect(countPages(rows, 100)).toBe(pages);
  });

  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['12', 12],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['07', 1],
    ['dua', 1],
    ['9999999999', 1],
  ])('are read from %o as %i', (typed, page) => {
    expect(readPage(typed)).toBe(page);
  });

  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [50, 50, [1, 'gap', 46, 47, 48, 49, 50]],
  ])('at %i of %i offer %j', (page, count, links) => {
    expect(pageLinks(page, count)).toEqual(links);
  });

  it('have the same number of buttons on every page of a long list, so that none moves under the mouse', () => {
    const counts = Array.from({ length: 50 }, (_, index) => pageLinks(index + 1, 50).length);
    expect(new Set(counts)).toEqual(new Set([7]));
  });
});

it.each([
  [null, undefined],
  ['', undefined],
  ['0', undefined],
  ['3', 3],
  ['3a', undefined],
])('reads the website from %o as %o', (typed, id) => {
  expect(readWebsiteId(typed)).toBe(id);
});

it('shows a day as the tables do', () => {
  expect(numericDay('2026-01-04')).toBe('04/01/2026');
});

it('names days with their weekday', () => {
  expect(formatWholeDays('2026-12-05')).toBe('Sabtu, 5 Desember 2026');
  expect(formatWholeDays('2026-12-05', '2026-12-06')).toBe(
    'Sabtu, 5 Desember – Minggu, 6 Desember 2026'.replaceAll(' – ', '\u2009–\u2009'),
  );
});

it.each([
  ['2026-12-31T16:59:00Z', '31 Des', '31 Des', '31 Des, 23.59'],
  ['2026-12-31T17:00:00Z', '1 Jan 2027', '1 Jan 2027', '1 Jan 2027, 00.00'],
  ['2026-12-01T01:30:00Z', '1 Des', '08.30', '1 Des, 08.30'],
])('shows %s in a list with the year only if it is another one', (utc, day, date, moment) => {
  const now = new Date('2026-12-01T10:00:00+07:00');
  expect(formatShortDay(jakartaDay(new Date(utc)), now)).toBe(day);
  expect([shortDate(utc, now), shortMoment(utc, now)]).toEqual([date, moment]);
});
