import type { Copy } from '../../../embed/languages/languages.ts';
import type { Way } from '../../flow/ways.ts';

/** 'besok 08.00 WIB', 'Senin 08.00 WIB', or '28 Maret 08.00 WIB' if it is a week or more away. */
export function formatOpening(way: Way, { ways }: Copy, language: string): string {
  const { opensOn, opensInDays } = way;
  const day =
    ways.days[opensInDays] ||
    format(
      opensOn,
      language,
      opensInDays < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
    );
  return `${day} ${formatTime(opensOn, way, language)}`;
}

/** '08.00 WIB' */
export function formatTime(on: Date, { hours }: Way, language: string): string {
  return `${format(on, language, { timeStyle: 'short' })} ${hours?.zone}`;
}

function format(on: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return on.toLocaleString(language, { ...options, timeZone: 'UTC' });
}
