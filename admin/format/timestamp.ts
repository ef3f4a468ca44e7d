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
