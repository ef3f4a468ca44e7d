const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as a `datetime-local` field has it, on a Jakarta clock. */
export function toJakartaInput(moment: Date): string {
  return parts.format(moment).replace(' ', 'T');
}

/** What such a field says, with its zone; undefined when it is empty. Jakarta has no summer time. */
export function fromJakartaInput(value: string): string | undefined {
  const minutes = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(value)?.[0];
  return minutes && `${minutes}:00+07:00`;
}
