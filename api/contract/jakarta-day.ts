/** Western Indonesia has no summer time. */
const offsetMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** The day in Asia/Jakarta, such as `2026-11-22`. */
export function jakartaDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The day that many days before another one. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}

/** The days from one day to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
