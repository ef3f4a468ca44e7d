/** The earliest day that can be chosen. A year that is still being typed, such as `0020`, is earlier. */
const firstDay = '2000-01-01';
const lastDay = '2999-12-31';

const long = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' });
// The style `full` would write the fifth as `05`.
const full = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Adds a number of days, which may be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date) ?? day;
}

/** Reads a day from the URL; undefined if it is not valid. */
export function readDay(typed: string | null): string | undefined {
  if (typed === null || !/^\d{4}-\d\d-\d\d$/.test(typed)) return undefined;
  // `Date` changes 30 February to a day in March.
  const isDay = toDay(new Date(`${typed}T00:00:00Z`)) === typed;
  return isDay && typed >= firstDay && typed <= lastDay ? typed : undefined;
}

/** Reads a typed day: `24/11/2026`, `24.11.2026`, `24-11-2026` or `2026-11-24`; undefined if it is not valid. */
export function readTypedDay(typed: string): string | undefined {
  const [, day = '', month = '', year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed.trim()) ?? [];
  return readDay(
    year === undefined ? typed.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

/** `24/11/2026`, as the tables show days. */
export function numericDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** `22 Nov 2026` */
export function formatDay(day: string): string {
  return long.format(new Date(day));
}

/** `Sabtu, 5 Desember 2026`, or `Sabtu, 5 Desember – Minggu, 6 Desember 2026`. */
export function formatWholeDays(from: string, to = from): string {
  return full.formatRange(new Date(from), new Date(to));
}

/** `22 Nov` */
export function formatShortDay(day: string): string {
  return short.format(new Date(day));
}

/** `1–22 Nov 2026`, or `22 Nov 2026` for a single day. */
export function formatDays(from: string, to: string): string {
  return long.formatRange(new Date(from), new Date(to));
}

function toDay(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
