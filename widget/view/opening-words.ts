import type { PublicHours } from '../../api/contract/public-bot.ts';
import type { Language } from '../copy/copy.ts';
import { dayMs, localMs } from '../flow/opening-hours.ts';

/**
 * When it opens: 'besok 08.00 WIB', 'Senin 08.00 WIB', from a week on '28 Maret 08.00 WIB'.
 *
 * @param days the words for today and tomorrow
 */
export function openingWords(
  opensAtMs: number,
  nowMs: number,
  hours: PublicHours,
  language: Language,
  days: readonly string[],
): string {
  const opens = localMs(opensAtMs, hours);
  const inDays = Math.floor(opens / dayMs) - Math.floor(localMs(nowMs, hours) / dayMs);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Date(opens).toLocaleString(language, { ...options, timeZone: 'UTC' });
  const day =
    days[inDays] || format(inDays < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' });
  return `${day} ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} ${hours.zone}`;
}
