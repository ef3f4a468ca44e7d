import { jakartaTime } from './jakarta-time.ts';

/**
 * Returns the greeting of the user menu for the time in Jakarta. As specified (section 9), the afternoon greeting is
 * used only in the first half of each hour, minute 30 included.
 */
export function greeting(now: Date): string {
  const { hour, minute } = jakartaTime(now);
  if (hour >= 5 && hour <= 10) return 'Selamat Pagi';
  if (hour >= 11 && hour <= 13) return 'Selamat Siang';
  if (hour >= 14 && hour <= 18 && minute <= 30) return 'Selamat Sore';
  return 'Selamat Malam';
}
