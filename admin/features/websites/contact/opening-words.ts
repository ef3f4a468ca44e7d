import type { OpeningHours } from '../../../../api/contract/bot/contact.ts';
import { publicHoursOf } from '../../../../api/contract/bot/public-hours.ts';
import { nextOpening } from '../../../../widget/flow/opening-hours.ts';
import { hoursCopy as copy } from '../../../copy/opening-hours.ts';
import { formatDays, formatShortDay } from '../../../format/day.ts';
import { showClockTime } from './clock-time.ts';
import { endsNextDay, type SpanTimes, spansOf } from './hours-edits.ts';

/** Describes whether it is open now; if not, when it opens. */
export function describeNow(hours: OpeningHours, nowMs: number): string {
  const { opensAtMs, opensOn, opensInDays } = nextOpening(publicHoursOf(hours), nowMs);
  if (opensAtMs === 0) return copy.openNow;
  if (opensAtMs === Infinity) return copy.closedLong;
  const iso = opensOn.toISOString();
  // `getUTCDay` returns 0 for Sunday.
  const weekday = copy.days[opensOn.getUTCDay() || 7];
  const day = opensInDays < 7 ? weekday : formatShortDay(iso.slice(0, 10));
  const when = opensInDays < 2 ? copy.soon[opensInDays] : day;
  return copy.closedUntil(`${when} ${showClockTime(iso.slice(11, 16))} ${hours.zone}`);
}

/** Describes the hours in one text, with equal days joined: `Senin–Jumat 08.00–17.00; Sabtu 08.00–12.00`. */
export function describeHours(hours: OpeningHours): string {
  const groups: { first: number; last: number; words: string }[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const words = spansOf(hours, day).map(spanWords).join(', ');
    const group = groups[groups.length - 1];
    if (group?.words === words) group.last = day;
    else groups.push({ first: day, last: day, words });
  }
  const days = groups
    .filter(({ words }) => words !== '')
    .map(({ first, last, words }) => {
      const names = [...new Set([first, last])].map((day) => copy.days[day]);
      return `${names.join('–')} ${words}`;
    });
  const closed = hours.closed.map(({ from, to, note }) =>
    [formatDays(from, to), note && `(${note})`].filter(Boolean).join(' '),
  );
  return [
    `${days.join('; ')} ${hours.zone}`,
    closed.length > 0 && `${copy.closed}: ${closed.join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ');
}

/** Describes the end of a span that ends on the next day; undefined for other spans. */
export function nightWords(span: SpanTimes): string | undefined {
  if (!endsNextDay(span)) return undefined;
  if (span.to === span.from)
    return span.from === '00:00' ? copy.wholeDay : copy.until(showClockTime(span.to));
  return span.to === '00:00' ? copy.untilMidnight : copy.until(showClockTime(span.to));
}

function spanWords(span: SpanTimes): string {
  const night = nightWords(span);
  return night === undefined || span.to === '00:00'
    ? `${showClockTime(span.from)}–${span.to === '00:00' ? '24.00' : showClockTime(span.to)}`
    : `${showClockTime(span.from)} ${night}`;
}
