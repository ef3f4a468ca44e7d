import { setImmediate } from 'node:timers/promises';
import { daysBefore } from '../contract/jakarta-day.ts';

/** Days, both included. */
export interface Period {
  from: string;
  to: string;
}

/**
 * A period in parts of at most a week. SQLite answers in the server's own thread: a query over two years would keep visitors waiting,
 * who are served between the parts.
 */
export async function* weeksOf({ from, to }: Period): AsyncGenerator<Period> {
  for (let start = from; start <= to; start = daysBefore(start, -7)) {
    const end = daysBefore(start, -6);
    yield { from: start, to: end < to ? end : to };
    await setImmediate();
  }
}
