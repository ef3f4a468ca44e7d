const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as `2026-11-22` as people read it: `22 Nov 2026`. */
export function dayName(day: string): string {
  return format.format(new Date(day));
}
