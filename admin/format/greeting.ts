const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Returns the greeting of the user menu for the time in Jakarta. As specified (section 9), the afternoon greeting is
 * used only in the first half of each hour, minute 30 included.
 */
export function greeting(now: Date): string {
  const [hour = 0, minute = 0] = clock.format(now).split(':').map(Number);
  if (hour >= 5 && hour <= 10) return 'Selamat Pagi';
  if (hour >= 11 && hour <= 13) return 'Selamat Siang';
  if (hour >= 14 && hour <= 18 && minute <= 30) return 'Selamat Sore';
  return 'Selamat Malam';
}
