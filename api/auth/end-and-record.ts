import type { Change } from '../audit-log/audited-database.ts';
import type { FactorOwner } from './factors/factor-writes.ts';
import { endSessions } from './session-queries.ts';

/** Ends sessions of an account and records how many. Returns the number. */
export async function endAndRecord(
  change: Change,
  { id, username, websiteId }: FactorOwner,
  which: Parameters<typeof endSessions>[2],
): Promise<number> {
  const count = await endSessions(change.tx, id, which);
  if (count === 0) change.nothingToWrite();
  else {
    const subject = { entity: 'user', entityId: id, websiteId, label: username } as const;
    await change.record({ action: 'update', ...subject, after: { sessions_ended: count } });
  }
  return count;
}
