import { jakartaTime } from './jakarta-time.ts';

/**
 * The greeting of the user menu by Jakarta's clock (spec, section 9): afternoons are greeted only in the first half of
 * each hour, minute 30 included, as the specification says.
 */
export function greeting(now: Date): string {
  const { hour, minute } = jakartaTime(now);
  if (hour >= 5 && hour <= 10) return 'Selamat Pagi';
  if (hour >= 11 && hour <= 13) return 'Selamat Siang';
  if (hour >= 14 && hour <= 18 && minute <= 30) return 'Selamat Sore';
  return 'Selamat Malam';
}
