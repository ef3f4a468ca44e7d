const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' });

/** The day of a UTC timestamp in Jakarta, or a day such as `2026-11-22`, as people read it: `22 Nov 2026`. */
export function dayName(time: string): string {
  return format.format(new Date(time));
}
