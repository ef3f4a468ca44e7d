/**
 * Reads a typed time (`8`, `8.30`, `08:30`, `0830`, and `8,30`, because the keys of a phone may have only the comma) as
 * `HH:MM`. Returns an empty text if it is not a time.
 */
export function readClockTime(typed: string): string {
  const match = /^(\d{1,2})(?:[.:,]?(\d{2}))?$/.exec(typed.trim());
  if (!match) return '';
  // 24:00 is 00:00 of the next day.
  const hours = Number(match[1]) === 24 ? 0 : Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  if (hours > 23 || minutes > 59 || (match[1] === '24' && minutes > 0)) return '';
  return [hours, minutes].map((part) => `${part}`.padStart(2, '0')).join(':');
}

/** Formats `08:00` as `08.00`. */
export function showClockTime(time: string): string {
  return time.replace(':', '.');
}
