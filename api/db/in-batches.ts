import type { Database, Tx } from './open.ts';

/** Rows of one transaction: other writes wait no longer than so many take. */
const batch = 200;

/** Runs `drop` until it finds less than it may delete, each time in a transaction of its own. */
export async function inBatches(
  db: Database,
  signal: AbortSignal,
  drop: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  while (!signal.aborted && (await db.write((tx) => drop(tx, batch))) === batch) {
    // The next one takes its turn behind the writes that came meanwhile.
  }
}
