import type { Change } from '../audit-log/audited-database.ts';
import { endBegun } from './end-begun.ts';
import { type FactorOwner, recordAccountChange } from './factors/factor-writes.ts';
import { endSessions } from './session-queries.ts';

export interface EndedCounts {
  count: number;
  begun: number;
}

/**
 * Ends sessions of an account and what was begun for it, and records how many. No admin is warned of it, but it needs a
 * proof: otherwise a thief of a session could end those of its owner.
 *
 * @param callerId the caller's session.
 * @returns the numbers of sessions, and of links and sign-ins that were begun.
 */
export async function endAndRecord(
  change: Change,
  owner: FactorOwner,
  which: Parameters<typeof endSessions>[2],
  callerId: string,
): Promise<EndedCounts> {
  await change.by.requireProof(change.tx);
  const count = await endSessions(change.tx, owner.id, which);
  // An id that no session has says nothing about the account.
  const address = owner.id === change.by.userId ? change.by.address : undefined;
  const kept = { session: callerId, address };
  const begun = 'id' in which && count === 0 ? 0 : await endBegun(change.tx, owner.id, kept);
  if (count + begun === 0) change.nothingToWrite();
  else {
    const after = { sessions_ended: count, ...(begun > 0 && { begun_ended: begun }) };
    await recordAccountChange(change, owner, { after });
  }
  return { count, begun };
}
