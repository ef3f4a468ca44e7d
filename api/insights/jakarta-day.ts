/** Western Indonesia has no summer time. */
const offsetMs = 7 * 3_600_000;

/** The day in Asia/Jakarta, such as `2026-11-22`. */
export function jakartaDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
