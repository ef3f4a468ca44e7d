import { addDays, readDay } from '../../format/day.ts';

/** The days that a calendar shows for a month: six weeks from a Monday, so that its height never changes. */
export function monthDays(month: string): string[] {
  const first = `${month}-01`;
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  return Array.from({ length: 42 }, (_, index) => addDays(first, index - weekday));
}

/** The same day of another month, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 7);
  for (const at of [day.slice(8), '30', '29', '28']) {
    const same = readDay(`${month}-${at}`);
    if (same !== undefined) return same;
  }
  return day;
}

/** The day to which a key moves from another one; undefined for any other key. */
export function dayForKey(key: string, day: string): string | undefined {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
