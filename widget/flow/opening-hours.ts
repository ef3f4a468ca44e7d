import type { PublicHours } from '../../api/contract/public-bot.ts';

const minuteMs = 60_000;
export const dayMs = 86_400_000;
/** 1970-01-01 was a Thursday. */
const firstWeekday = 4;

/** The time of the next opening in ms: 0 while it is open, `Infinity` if it never opens. */
export function nextOpening(hours: PublicHours | undefined, nowMs: number): number {
  if (!hours) return 0;
  const { spans, closed } = hours;
  const now = localMs(nowMs, hours);
  // A span of yesterday may go on after midnight.
  let day = Math.floor(now / dayMs) - 1;
  // Every weekday is tried between two ranges of closed days. A loop without a limit would hang the page on hours without spans.
  for (let tries = 8 * (closed.length + 2); tries > 0; tries--) {
    const range = closed.find(([first, last]) => first <= day && day <= last);
    let next = Infinity;
    for (const [weekday, from, to] of range ? [] : spans) {
      const midnight = day * dayMs;
      if ((day + firstWeekday) % 7 === weekday && midnight + to * minuteMs > now)
        next = Math.min(next, midnight + from * minuteMs);
    }
    if (next <= now) return 0;
    if (next < Infinity) return next - localMs(0, hours);
    day = (range ? range[1] : day) + 1;
  }
  return Infinity;
}

/** A time as the ms between 1970 and the same date and time on the clocks of the zone. */
export function localMs(timeMs: number, { offset }: PublicHours): number {
  return timeMs + offset * minuteMs;
}
