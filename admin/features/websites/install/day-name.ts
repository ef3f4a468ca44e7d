import { jakartaDay } from '../../../../api/contract/jakarta-day.ts';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { addDays, formatShortDay } from '../../../format/day.ts';

/** `Hari ini`, `Kemarin` or `20 Nov`. */
export function dayName(day: string, now: Date): string {
  const today = jakartaDay(now);
  if (day === today) return copy.today;
  return day === addDays(today, -1) ? copy.yesterday : formatShortDay(day, now);
}
