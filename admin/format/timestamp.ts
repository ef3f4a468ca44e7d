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

/** A moment as the tables show it: Indonesian, Asia/Jakarta, 24-hour (spec, section 9). */
export function timestamp(utc: string): string {
  const moment = new Date(utc);
  return Number.isNaN(moment.getTime()) ? '-' : dateTime.format(moment);
}
