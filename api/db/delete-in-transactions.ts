import type { Database, Tx } from './database.ts';
import { yieldToRequests } from './yield-to-requests.ts';

/** Rows per transaction. Other writes wait for at most one such transaction. */
const limit = 200;

/** Runs `deleteSome` in one transaction after another, until it deletes fewer rows than its limit. */
export async function deleteInTransactions(
  db: Database,
  signal: AbortSignal,
  deleteSome: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  const letOthersRun = yieldToRequests(0);
  let deleted = limit;
  while (deleted === limit && !signal.aborted) {
    deleted = await db.write((tx) => deleteSome(tx, limit));
    await letOthersRun();
  }
}
