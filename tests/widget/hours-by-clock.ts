import type { OpeningHours, TimeZone } from '../../api/contract/bot/contact.ts';

const dayMs = 86_400_000;
const cities: Record<TimeZone, string> = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
};
const clocks = Object.fromEntries(
  Object.entries(cities).map(([zone, timeZone]) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
) as Record<TimeZone, Intl.DateTimeFormat>;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A second implementation of opening hours, which reads the clock and the calendar of a city in the zone. */
export function isOpenByClock({ zone, spans, closed }: OpeningHours, timeMs: number): boolean {
  const [date = '', time = ''] = clocks[zone].format(timeMs).split(' ');
  return spans.some(({ day, from, to }) => {
    const takesPlace = (on: string) =>
      weekdays[day - 1] === weekdayOf(on) &&
      !closed.some((range) => range.from <= on && on <= range.to);
    const endsNextDay = to <= from;
    if (takesPlace(date) && from <= time && (endsNextDay || time < to)) return true;
    if (!endsNextDay || time >= to) return false;
    const [dateBefore = ''] = clocks[zone].format(timeMs - dayMs).split(' ');
    return takesPlace(dateBefore);
  });
}

function weekdayOf(date: string): string {
  return new Date(date).toUTCString().slice(0, 3);
}
