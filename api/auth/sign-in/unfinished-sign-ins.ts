import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { countInEntry, takeBackFromEntry } from '../../audit-log/count-in-entry.ts';
import type { Tx } from '../../db/database.ts';
import { pendingSignIns } from '../../db/schema.ts';
import { findAccount } from './sign-in-actor.ts';

export type StoredSignIn = typeof pendingSignIns.$inferSelect;

/**
 * Records in the audit trail that sign-ins with the right password have ended without their next step. Their rows are
 * deleted by the caller.
 */
export async function recordUnfinished(tx: Tx, rows: readonly StoredSignIn[]): Promise<void> {
  for (const row of rows) await countAsEnded(tx, row, row.begun);
}

/**
 * Brings the number of counted sign-ins of a browser to `ended`.
 *
 * @returns the row's columns about it.
 */
export async function countAsEnded(
  tx: Tx,
  row: Omit<StoredSignIn, 'expiresAt'>,
  ended: number,
): Promise<Pick<StoredSignIn, 'begun' | 'counted' | 'countedIn'>> {
  const { userId, address, browser, begun, counted, countedIn } = row;
  const times = ended - counted;
  // The second factor was shown, so it was the owner who did not finish.
  const account =
    times > 0 && row.shown === 'password' ? await findAccount(tx, { id: userId }) : undefined;
  if (account === undefined) return { begun, counted, countedIn };
  const refusal = { action: 'sign-in-unfinished', account, address, browser, times } as const;
  const entryId = await countInEntry(tx, refusal);
  // A new hour has a new entry. What is in the earlier one stays there.
  return entryId === countedIn
    ? { begun, counted: ended, countedIn }
    : { begun: begun - counted, counted: times, countedIn: entryId };
}

/** Takes back what was counted of a browser's sign-ins, because the browser has now shown the next step. */
export async function takeBackUnfinished(
  tx: Tx,
  { counted, countedIn }: StoredSignIn,
): Promise<void> {
  if (countedIn !== null && counted > 0) await takeBackFromEntry(tx, countedIn, counted);
}

/**
 * Records and deletes unfinished sign-ins that have expired.
 *
 * @param userId the account; undefined for all.
 * @returns how many were deleted, at most `limit`.
 */
export async function endExpired(tx: Tx, limit: number, userId?: number): Promise<number> {
  const expired = await tx
    .select()
    .from(pendingSignIns)
    .where(
      and(
        lte(pendingSignIns.expiresAt, new Date().toISOString()),
        userId === undefined ? undefined : eq(pendingSignIns.userId, userId),
      ),
    )
    .orderBy(asc(pendingSignIns.expiresAt))
    .limit(limit);
  await recordUnfinished(tx, expired);
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(pendingSignIns).where(inArray(pendingSignIns.id, ids));
  return ids.length;
}
