import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Acknowledged, write } from '../faults/client.ts';
import { query } from './test-schema.ts';

export interface Outcomes {
  acknowledged: Acknowledged[];
  statuses: Set<number>;
  /** Ends the loop. */
  stop(): Promise<void>;
}

let written = 0;

/** Creates one website after another until it is stopped. A lost connection counts as status 0. */
export function keepWriting(url: () => string, cookie: string): Outcomes {
  const outcomes = { acknowledged: [] as Acknowledged[], statuses: new Set<number>() };
  let isStopped = false;
  const ended = (async () => {
    while (!isStopped) {
      written += 1;
      const response = await write(url(), cookie, 'website', written).catch(() => undefined);
      outcomes.statuses.add(response?.status ?? 0);
      if (response?.written) outcomes.acknowledged.push(response.written);
      await setTimeout(5);
    }
  })();
  const stop = async () => {
    isStopped = true;
    await ended;
  };
  return { ...outcomes, stop };
}

/** Reads as visitors do, repeatedly; returns the statuses at the end. */
export function keepReading(url: string) {
  const statuses = new Set<number>();
  let isStopped = false;
  const ended = (async () => {
    while (!isStopped) {
      const response = await fetch(`${url}/faqs/1`).catch(() => undefined);
      await response?.arrayBuffer();
      statuses.add(response?.status ?? 0);
      await setTimeout(5);
    }
  })();
  return async () => {
    isStopped = true;
    await ended;
    return statuses;
  };
}

export async function expectSaved(
  database: string,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  expect(acknowledged.length).toBeGreaterThan(0);
  const rows = await query<{ id: number; name: string }>(
    database,
    'select id::int, name from websites',
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const lost = acknowledged.filter(({ id, text }) => names.get(id) !== text);
  expect(lost).toEqual([]);
}
