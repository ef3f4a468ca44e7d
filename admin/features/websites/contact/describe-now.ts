import type { OpeningHours } from '../../../../api/contract/bot/contact.ts';
import { publicHoursOf } from '../../../../api/contract/bot/public-hours.ts';
import { nextOpening } from '../../../../widget/flow/opening-hours.ts';
import { hoursCopy as copy } from '../../../copy/opening-hours.ts';
import { showClockTime } from '../../../format/clock-time.ts';
import { formatShortDay } from '../../../format/day.ts';

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
