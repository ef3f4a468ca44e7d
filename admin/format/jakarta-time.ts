const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The hour (0 to 23) and the minute in Jakarta. */
export function jakartaTime(now: Date): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = parts.format(now).split(':').map(Number);
  return { hour, minute };
}
