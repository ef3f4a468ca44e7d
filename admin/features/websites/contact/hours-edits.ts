import type { ClosedDays, OpeningHours } from '../../../../api/contract/bot/contact.ts';
import { minuteOf } from '../../../../api/contract/bot/public-hours.ts';
import { closedNoteMaxLength } from '../../../../api/contract/limits.ts';
import { readDay } from '../../../format/day.ts';
import { endsNextDay, type SpanTimes } from '../../../ui/comparison/contact-words.ts';

/** The first hours that are offered. */
export const usualHours: OpeningHours = {
  zone: 'WIB',
  spans: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' })),
  closed: [],
};

/** Returns the hours with the spans of some days replaced. */
export function withSpans(
  hours: OpeningHours,
  days: readonly number[],
  spans: readonly SpanTimes[],
): OpeningHours {
  const others = hours.spans.filter(({ day }) => !days.includes(day));
  const set = days.flatMap((day) => spans.map(({ from, to }) => ({ day, from, to })));
  return { ...hours, spans: [...others, ...set].sort((a, b) => a.day - b.day) };
}

/** Returns the default for the next span of a day: the afternoon, after a break of an hour. */
export function nextSpan(spans: readonly SpanTimes[]): SpanTimes {
  const last = spans[spans.length - 1];
  if (last === undefined) return { from: '09:00', to: '17:00' };
  const from = Math.min(minuteOf(last.to) + 60, 23 * 60);
  return { from: timeOf(from), to: timeOf(Math.min(from + 4 * 60, 23 * 60 + 59)) };
}

/** Why the hours cannot be saved. */
export type HoursError =
  | 'noSpans'
  | 'timeMissing'
  | 'overlaps'
  | 'dateMissing'
  | 'datesTurned'
  | 'noteTooLong';

/** Returns the first error of the hours. */
export function findHoursError({ spans, closed }: OpeningHours): HoursError | undefined {
  if (spans.length === 0) return 'noSpans';
  if (spans.some(({ from, to }) => from === '' || to === '')) return 'timeMissing';
  if ([1, 2, 3, 4, 5, 6, 7].some((day) => overlap(spans.filter((span) => span.day === day))))
    return 'overlaps';
  return closed.map(findDatesError).find((error) => error !== undefined);
}

function findDatesError({ from, to, note = '' }: ClosedDays): HoursError | undefined {
  // The day may be incomplete.
  if (readDay(from) === undefined || readDay(to) === undefined) return 'dateMissing';
  if (note.trim().length > closedNoteMaxLength) return 'noteTooLong';
  return to < from ? 'datesTurned' : undefined;
}

function overlap(spans: readonly SpanTimes[]): boolean {
  const ranges = spans
    .map((span) => ({
      from: minuteOf(span.from),
      to: minuteOf(span.to) + (endsNextDay(span) ? 24 * 60 : 0),
    }))
    .sort((a, b) => a.from - b.from);
  return ranges.some(({ from }, index) => from < (ranges[index - 1]?.to ?? 0));
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
}
