import type { PublicHours } from '../../api/contract/public-bot.ts';

export const minuteMs = 60_000;
export const dayMinutes = 1440;
/** 1970-01-01 was a Thursday. */
const firstWeekday = 4;
/** What opens later is taken as closed for good. */
const searchedDays = 1000;

/** The time of the next opening in ms: 0 while it is open, `Infinity` if it never opens. */
export function nextOpening(hours: PublicHours | undefined, nowMs: number): number {
  if (!hours) return 0;
  const now = localMinutes(nowMs, hours);
  const today = Math.floor(now / dayMinutes);
  // A span of yesterday may go on after midnight.
  for (let day = today - 1; day < today + searchedDays; day++) {
    const midnight = day * dayMinutes;
    for (const [weekday, from, to] of hours.spans) {
      if (
        (day + firstWeekday) % 7 === weekday &&
        midnight + to > now &&
        !hours.closed.some(([first, last]) => first <= day && day <= last)
      ) {
        const opens = midnight + from;
        return opens > now ? (opens - hours.offset) * minuteMs : 0;
      }
    }
  }
  return Infinity;
}

/** Minutes between 1970 and a time, as the clocks of the zone show them. */
export function localMinutes(timeMs: number, { offset }: PublicHours): number {
  return timeMs / minuteMs + offset;
}
