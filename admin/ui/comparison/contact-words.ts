import { showChannelValue } from '../../../api/contract/bot/channel-value.ts';
import type { Channel, OpeningHours, OpeningSpan } from '../../../api/contract/bot/contact.ts';
import { hoursCopy as copy } from '../../copy/opening-hours.ts';
import { contactCopy } from '../../copy/website-contact.ts';
import { showClockTime } from '../../format/clock-time.ts';
import { formatDays } from '../../format/day.ts';

export type SpanTimes = Pick<OpeningSpan, 'from' | 'to'>;

/** Describes a way to a person without its hours: `WhatsApp +62 812-3456-7890 (CS)`. */
export function describeWay({ type, value, label }: Channel): string {
  const address = type !== 'livechat' && showChannelValue(type, value);
  return [contactCopy.types[type], address, label && `(${label})`].filter(Boolean).join(' ');
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

/** Returns the spans of one day as typed. A span that is being added has no times yet. */
export function spansOf({ spans }: OpeningHours, day: number): SpanTimes[] {
  return spans.filter((span) => span.day === day).map(({ from, to }) => ({ from, to }));
}

/** Whether a span ends on the next day. */
export function endsNextDay({ from, to }: SpanTimes): boolean {
  return from !== '' && to !== '' && to <= from;
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
