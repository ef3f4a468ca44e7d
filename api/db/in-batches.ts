import type { Database, Tx } from './open.ts';

/** Rows per transaction. Other writes wait for one transaction at most. */
const batch = 200;

/** Runs `drop`, each time in its own transaction, until it deletes fewer rows than its limit. */
export async function inBatches(
  db: Database,
  signal: AbortSignal,
  drop: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  while (!signal.aborted && (await db.write((tx) => drop(tx, batch))) === batch) {
    // Other writes that came meanwhile run before the next batch.
  }
}
