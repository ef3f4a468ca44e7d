import { jakartaDay } from '../../api/contract/jakarta-day.ts';
import { readClockTime, showClockTime } from './clock-time.ts';
import { addDays, numericDay, readDay } from './day.ts';

const monthNames = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ');
/** Words for days, in days from today. */
const dayWords: Readonly<Record<string, number>> = {
  'hari ini': 0,
  besok: 1,
  lusa: 2,
  kemarin: -1,
};
// `17,30` first: its comma does not end the day.
const timesAfterDay = [/^(.+)[\s,t](\d{1,2}[.:,]\d\d)$/, /^(.+)[\s,t](\d{4}|\d{1,2})$/];
const timeAlone = /^(?:(?:pukul|jam)\s+)?(\d{1,2}[.:,]\d{2})$/;

/** Reads a typed day: `5/12/26`, `05122026`, `5 des 2026`, `besok`, `2026-12-05`; undefined if it is not one. */
export function readTypedDay(typed: string, now = new Date()): string | undefined {
  const text = typed.trim().toLowerCase();
  const ahead = dayWords[text];
  if (ahead !== undefined) return addDays(jakartaDay(now), ahead);
  const parts =
    /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9})[\s/.-]+(\d{4}|\d\d)$/.exec(text) ??
    /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(text);
  if (parts === null) return readDay(text);
  const [, day = '', month = '', year = ''] = parts;
  const number = /\d/.test(month)
    ? month
    : `${monthNames.findIndex((name) => month.startsWith(name)) + 1}`;
  return readDay(`${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/**
 * Reads a typed day and time as `2026-12-05T17:30`, without a time zone: `5/12/26 17.30`, `besok 17,30`, or `17.30` for
 * today. Undefined if one of them is missing.
 */
export function readTypedMoment(typed: string, now = new Date()): string | undefined {
  const text = typed.trim().toLowerCase();
  const alone = timeAlone.exec(text)?.[1];
  const found = timesAfterDay.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const dayText = (found?.[1] ?? '').replace(/(?:pukul|jam)$/, '').trim();
  const day = readTypedDay(alone === undefined ? dayText.replace(/,$/, '') : 'hari ini', now);
  const time = readClockTime(alone ?? found?.[2] ?? '');
  return day === undefined || time === '' ? undefined : `${day}T${time}`;
}

/** Whether a field's value is a day with its time, not a text that cannot be read. */
export function isMoment(value: string): boolean {
  return readTypedMoment(value) === value;
}

/** Shows a day as `05/12/2026`, with its time as `05/12/2026 17.30`. Another text is returned as it is. */
export function showTyped(value: string): string {
  if (readDay(value) !== undefined) return numericDay(value);
  return isMoment(value)
    ? `${numericDay(value.slice(0, 10))} ${showClockTime(value.slice(11))}`
    : value;
}
