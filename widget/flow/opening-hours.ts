import type { PublicHours } from '../../api/contract/public-bot.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;
/** 1970-01-01 was a Thursday. */
const firstWeekday = 4;
/** What opens later is taken as closed for good. */
const searchedDays = 1000;

export interface Opening {
  /** 0 while it is open, `Infinity` if it never opens. */
  opensAtMs: number;
  /** The date and time on the clocks of the zone, as if they showed UTC. Only while it is closed. */
  opensOn: Date;
  /** 0 is today in the zone. Only while it is closed. */
  opensInDays: number;
}

/** The next opening. */
export function nextOpening(hours: PublicHours | undefined, nowMs: number): Opening {
  if (!hours) return { opensAtMs: 0 } as Opening;
  const { offset, spans, closed } = hours;
  const now = nowMs / minuteMs + offset;
  const today = Math.floor(now / dayMinutes);
  // A span of yesterday may go on after midnight.
  for (let day = today - 1; day < today + searchedDays; day++) {
    if (closed.some(([first, last]) => first <= day && day <= last)) continue;
    for (const [weekday, from, to] of spans) {
      const opens = day * dayMinutes + from;
      if ((day + firstWeekday) % 7 === weekday && opens - from + to > now)
        return {
          opensAtMs: opens > now ? (opens - offset) * minuteMs : 0,
          opensOn: new Date(opens * minuteMs),
          opensInDays: day - today,
        };
    }
  }
  return { opensAtMs: Infinity } as Opening;
}
