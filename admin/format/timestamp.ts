import { jakartaDay } from '../../api/contract/jakarta-day.ts';
import { formatShortDay } from './day.ts';

const dateTime = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Formats a UTC timestamp for the tables: Indonesian, Asia/Jakarta, 24-hour (spec, section 9). */
export function timestamp(utc: string): string {
  const moment = new Date(utc);
  return Number.isNaN(moment.getTime()) ? '-' : dateTime.format(moment);
}

const time = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** For narrow columns: `14.30`, or the day as `formatShortDay` on another day than today. */
export function shortDate(utc: string, now = new Date()): string {
  const moment = new Date(utc);
  const day = jakartaDay(moment);
  return day === jakartaDay(now) ? time.format(moment) : formatShortDay(day, now);
}

/** Formats a timestamp for lists: `1 Des, 14.30`, or `1 Des 2025, 14.30` in another year. */
export function shortMoment(utc: string, now = new Date()): string {
  const moment = new Date(utc);
  return `${formatShortDay(jakartaDay(moment), now)}, ${time.format(moment)}`;
}
