const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns the Jakarta time as the value of a field for a day and time. */
export function toJakartaInput(moment: Date): string {
  return parts.format(moment).replace(' ', 'T');
}

/**
 * Returns the value of such a field with its time zone; undefined if it is empty. A text that is not a time is returned
 * as it is, so that the server refuses it. Jakarta has no daylight saving time.
 */
export function fromJakartaInput(value: string): string | undefined {
  if (value === '') return undefined;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? `${value}:00+07:00` : value;
}
