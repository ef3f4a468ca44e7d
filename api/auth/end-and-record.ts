import type { Change } from '../audit-log/audited-database.ts';
import { type FactorOwner, recordAccountChange } from './factors/factor-writes.ts';
import { endSessions } from './session-queries.ts';

/**
 * Ends sessions of an account and records how many. Returns the number. No admin is warned of it, but it needs a proof:
 * otherwise a thief of a session could end those of its owner.
 */
export async function endAndRecord(
  change: Change,
  owner: FactorOwner,
  which: Parameters<typeof endSessions>[2],
): Promise<number> {
  await change.by.requireProof(change.tx);
  const count = await endSessions(change.tx, owner.id, which);
  if (count === 0) change.nothingToWrite();
  else await recordAccountChange(change, owner, { after: { sessions_ended: count } });
  return count;
}
