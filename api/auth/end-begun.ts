import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { challenges, pendingSignIns, resetLinks } from '../db/schema.ts';
import { endAddressesOfDay } from './gate-passkey/addresses-of-day.ts';
import { recordUnfinished } from './sign-in/unfinished-sign-ins.ts';

/** What the caller keeps, when the account is their own. */
interface Kept {
  /** Their session, which keeps its challenges. */
  session?: string | undefined;
  /** Their address, if a passkey has listed it: they would be refused in the middle of their work. */
  address?: string | null | undefined;
}

/**
 * Ends what was begun for an account: links for a new password, unfinished sign-ins, challenges of passkeys, and
 * addresses that its passkeys have listed. Otherwise somebody who began before a new password could go on after it.
 *
 * @returns how many links and sign-ins have ended.
 */
export async function endBegun(tx: Tx, userId: number, kept: Kept = {}): Promise<number> {
  const links = await tx.delete(resetLinks).where(eq(resetLinks.userId, userId)).returning();
  const begun = await tx
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.userId, userId))
    .returning();
  await recordUnfinished(tx, begun);
  await endAddressesOfDay(tx, userId, { allBut: kept.address ?? undefined });
  const isOthers = kept.session === undefined ? undefined : ne(challenges.owner, kept.session);
  await tx.delete(challenges).where(and(eq(challenges.userId, userId), isOthers));
  return links.length + begun.length;
}
