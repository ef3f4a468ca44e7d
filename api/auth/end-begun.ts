import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { challenges, pendingSignIns, resetLinks } from '../db/schema.ts';
import { recordUnfinished } from './sign-in/unfinished-sign-ins.ts';

/**
 * Ends what was begun for an account: links for a new password, unfinished sign-ins and challenges of passkeys.
 * Otherwise somebody who began before a new password could go on after it.
 *
 * @param sessionId the caller's session, which keeps its challenges.
 * @returns how many links and sign-ins have ended.
 */
export async function endBegun(tx: Tx, userId: number, sessionId?: string): Promise<number> {
  const links = await tx.delete(resetLinks).where(eq(resetLinks.userId, userId)).returning();
  const begun = await tx
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.userId, userId))
    .returning();
  await recordUnfinished(tx, begun);
  const isOthers = sessionId === undefined ? undefined : ne(challenges.owner, sessionId);
  await tx.delete(challenges).where(and(eq(challenges.userId, userId), isOthers));
  return links.length + begun.length;
}
