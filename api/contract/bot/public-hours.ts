import { type ClosedDays, type OpeningHours, timeZones } from './contact.ts';
import type { PublicHours } from './public-bot.ts';

const minutesOfDay = 1440;
const msOfDay = 86_400_000;

type Range = readonly [first: number, last: number];

/** Opening hours in the form for the bot; `undefined` when the channel is always open. */
export function publicHoursOf({ zone, spans, closed }: OpeningHours): PublicHours | undefined {
  const byDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    // Do not join spans of different days: a day off closes only the spans that begin on it.
    join(spans.filter(({ day }) => day % 7 === weekday).map(toMinutes)),
  );
  const daysOff = join(closed.map(toDayNumbers), 1);
  const isAlwaysOpen =
    daysOff.length === 0 &&
    byDay.every(([first]) => first !== undefined && first[0] === 0 && first[1] >= minutesOfDay);
  if (isAlwaysOpen) return undefined;
  return {
    offset: timeZones[zone],
    zone,
    spans: byDay.flatMap((ranges, weekday) =>
      ranges.map(([from, to]): [number, number, number] => [weekday, from, to]),
    ),
    closed: daysOff.map(([first, last]): [number, number] => [first, last]),
  };
}

function toMinutes({ from, to }: OpeningHours['spans'][number]): Range {
  const begin = minuteOf(from);
  const end = minuteOf(to);
  return [begin, end > begin ? end : end + minutesOfDay];
}

/** The minute of the day, for a time such as `09:30`. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function toDayNumbers({ from, to }: ClosedDays): Range {
  return [Date.parse(from) / msOfDay, Date.parse(to) / msOfDay];
}

/** Sorts ranges and joins those that overlap or are at most `gap` apart. */
function join(ranges: readonly Range[], gap = 0): Range[] {
  const joined: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined[joined.length - 1];
    if (last === undefined || range[0] > last[1] + gap) joined.push(range);
    else joined[joined.length - 1] = [last[0], Math.max(last[1], range[1])];
  }
  return joined;
}
