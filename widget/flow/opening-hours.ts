import type { PublicHours } from '../../api/contract/bot/public-bot.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;
/** 1970-01-01 was a Thursday. */
const firstWeekday = 4;
/** A channel that does not open within this time counts as never open. */
const searchedDays = 1000;

export interface Opening {
  /** 0 while it is open, `Infinity` if it never opens. */
  opensAtMs: number;
  /**
   * The latest or next opening in the zone's local time, stored as UTC, so format it with `timeZone: 'UTC'`. This and the
   * following are not set without hours, or if it never opens.
   */
  opensOn: Date;
  /** 0 is today in the zone. */
  opensInDays: number;
  /** The end of that opening, like `opensOn`. Another one may begin at the same time. */
  closesOn: Date;
}

/** When it opens next. Without hours it is always open. */
export function nextOpening(hours: PublicHours | undefined, nowMs: number): Opening {
  if (!hours) return { opensAtMs: 0 } as Opening;
  const { offset, spans, closed } = hours;
  const now = nowMs / minuteMs + offset;
  const today = Math.floor(now / dayMinutes);
  // Begin with yesterday: its span may end after midnight.
  for (let day = today - 1; day < today + searchedDays; day++) {
    if (closed.some(([first, last]) => first <= day && day <= last)) continue;
    for (const [weekday, from, to] of spans) {
      const opens = day * dayMinutes + from;
      if ((day + firstWeekday) % 7 === weekday && opens - from + to > now)
        return {
          opensAtMs: opens > now ? (opens - offset) * minuteMs : 0,
          opensOn: new Date(opens * minuteMs),
          opensInDays: day - today,
          closesOn: new Date((opens - from + to) * minuteMs),
        };
    }
  }
  return { opensAtMs: Infinity } as Opening;
}
