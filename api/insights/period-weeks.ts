import { daysBefore } from '../contract/jakarta-day.ts';
import { yieldToRequests } from '../db/yield-to-requests.ts';

/** The first and the last day, both included. */
export interface Period {
  from: string;
  to: string;
}

/**
 * Splits a period into parts of at most a week. SQLite runs in the server's thread, so other requests can run between
 * the parts: a query over two years would block them.
 */
export async function* weeksOf({ from, to }: Period): AsyncGenerator<Period> {
  const letOthersRun = yieldToRequests(0);
  for (let start = from; start <= to; start = daysBefore(start, -7)) {
    const end = daysBefore(start, -6);
    yield { from: start, to: end < to ? end : to };
    await letOthersRun();
  }
}
