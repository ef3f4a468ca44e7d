import { expect, it } from 'vitest';
import { copyFor } from '../../widget/copy/copy.ts';
import { openingWords } from '../../widget/view/opening-words.ts';

const hours = { offset: 420, zone: 'WIB', spans: [], closed: [] };
/** A Monday evening. */
const nowMs = Date.parse('2026-12-28T23:30+07:00');

it.each([
  ['2026-12-28T23:45+07:00', 'hari ini 23.45 WIB', 'today 23:45 WIB'],
  ['2026-12-29T00:00+07:00', 'besok 00.00 WIB', 'tomorrow 00:00 WIB'],
  ['2026-12-30T08:00+07:00', 'Rabu 08.00 WIB', 'Wednesday 08:00 WIB'],
  ['2027-01-03T13:05+07:00', 'Minggu 13.05 WIB', 'Sunday 13:05 WIB'],
  ['2027-01-04T08:00+07:00', '4 Januari 08.00 WIB', 'January 4 08:00 WIB'],
])('says when it opens: %s', (opens, indonesian, english) => {
  const words = (language: 'id' | 'en') =>
    openingWords(Date.parse(opens), nowMs, hours, language, copyFor(language).ways.days);
  expect(words('id')).toBe(indonesian);
  expect(words('en')).toBe(english);
});

it('counts days in the zone of the hours', () => {
  const opensMs = Date.parse('2026-12-29T08:00+09:00');
  const zone = { ...hours, offset: 540, zone: 'WIT' };
  expect(openingWords(opensMs, nowMs, zone, 'id', copyFor('id').ways.days)).toBe(
    'hari ini 08.00 WIT',
  );
});
