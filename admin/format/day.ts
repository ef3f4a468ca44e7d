/** The earliest day that can be chosen. A year that is still being typed is below it. */
export const firstDay = '2000-01-01';
export const lastDay = '2999-12-31';

/** Western Indonesia has no summer time. */
const offsetMs = 7 * 3_600_000;
const long = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The day in Jakarta, such as `2026-11-22`. */
export function jakartaDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** A day so many days after another; before it for a negative number. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date) ?? day;
}

/** Parses a day of the URL. */
export function readDay(typed: string | null): string | undefined {
  if (typed === null || !/^\d{4}-\d\d-\d\d$/.test(typed)) return undefined;
  // `Date` turns the 30th of February into a day in March.
  const isDay = toDay(new Date(`${typed}T00:00:00Z`)) === typed;
  return isDay && typed >= firstDay && typed <= lastDay ? typed : undefined;
}

/** `22 Nov 2026` */
export function formatDay(day: string): string {
  return long.format(new Date(day));
}

/** `22 Nov` */
export function formatShortDay(day: string): string {
  return short.format(new Date(day));
}

/** `1–22 Nov 2026`, also of one day. */
export function formatDays(from: string, to: string): string {
  return long.formatRange(new Date(from), new Date(to));
}

function toDay(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
