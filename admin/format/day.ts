import { jakartaDay } from '../../api/contract/jakarta-day.ts';

/** The days that can be chosen. */
export const firstDay = '2000-01-01';
export const lastDay = '2999-12-31';

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

const monthAndYear = new Intl.DateTimeFormat('id-ID', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Adds a number of days, which may be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date) ?? day;
}

/** Reads a day such as `2026-11-24`; undefined if it is not valid. */
export function readDay(typed: string | null): string | undefined {
  if (typed === null || !/^\d{4}-\d\d-\d\d$/.test(typed)) return undefined;
  // `Date` changes 30 February to a day in March.
  const isDay = toDay(new Date(`${typed}T00:00:00Z`)) === typed;
  return isDay && typed >= firstDay && typed <= lastDay ? typed : undefined;
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

/** `November 2026`, for `2026-11`. */
export function formatMonth(month: string): string {
  return monthAndYear.format(new Date(`${month}-01`));
}

/** Formats a day for lists: `22 Nov`, or `22 Nov 2025` in another year. */
export function formatShortDay(day: string, now = new Date()): string {
  const isThisYear = day.slice(0, 4) === jakartaDay(now).slice(0, 4);
  return (isThisYear ? short : long).format(new Date(day));
}

/** `1–22 Nov 2026`, or `22 Nov 2026` for a single day. */
export function formatDays(from: string, to: string): string {
  return long.formatRange(new Date(from), new Date(to));
}

function toDay(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
