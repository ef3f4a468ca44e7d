import { jakartaDay } from '../../api/contract/jakarta-day.ts';

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

const dateMinute = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Like `timestamp`, without the seconds, for lists that people read. */
export function timestampMinute(utc: string): string {
  return dateMinute.format(new Date(utc));
}

const time = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dayAndTime = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const day = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
});
const dayOfYear = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
  year: '2-digit',
});

/** `14.30`, `1 Des` on another day than today, `1 Des 25` in another year. */
export function shortDate(utc: string, now = new Date()): string {
  const moment = new Date(utc);
  const [on, today] = [jakartaDay(moment), jakartaDay(now)];
  if (on === today) return time.format(moment);
  return (on.slice(0, 4) === today.slice(0, 4) ? day : dayOfYear).format(moment);
}

/** `14.30`, or `1 Des, 02.30` on another day than today. */
export function shortMoment(utc: string, now = new Date()): string {
  const moment = new Date(utc);
  const isToday = jakartaDay(moment) === jakartaDay(now);
  return (isToday ? time : dayAndTime).format(moment);
}
