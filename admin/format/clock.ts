const day = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** Returns the text of the header's clock: date and time in Jakarta. */
export function clock(now: Date): { day: string; time: string } {
  return { day: day.format(now), time: time.format(now) };
}
