import type { HelpWords } from '../../embed/languages/help-words.ts';
import type { OpeningHours } from '../contract/bot/contact.ts';

/** Days off that are listed. */
const closedMax = 3;

/** Opening hours in words: 'Senin–Jumat 08.00–17.00 WIB'. Days off that have passed are left out. */
export function hoursLines(
  { zone, spans, closed }: OpeningHours,
  { days, every, closed: closedWord }: HelpWords,
  lang: string,
): string[] {
  const times = days.map((_, index) =>
    spans
      .filter(({ day }) => day === index + 1)
      .map(({ from, to }) => `${clock(from)}–${clock(to)}`)
      .sort()
      .join(', '),
  );
  const lines: string[] = [];
  for (let first = 0; first < days.length; first++) {
    const time = times[first];
    if (!time) continue;
    let last = first;
    while (times[last + 1] === time) last += 1;
    const whole = first === 0 && last === days.length - 1;
    const name = first === last ? days[first] : `${days[first]}–${days[last]}`;
    lines.push(`${whole ? every : name} ${time} ${zone}`);
    first = last;
  }
  const today = new Date().toISOString().slice(0, 10);
  const coming = closed
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .slice(0, closedMax)
    .map(({ from, to }) =>
      from === to ? date(from, lang) : `${date(from, lang)}–${date(to, lang)}`,
    );
  return coming.length === 0 ? lines : [...lines, `${closedWord}: ${coming.join(', ')}`];
}

/** As Indonesians write a time. */
function clock(time: string): string {
  return time.replace(':', '.');
}

function date(day: string, lang: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString(lang, format);
}
