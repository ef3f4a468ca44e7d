import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Reader, Tx } from '../db/database.ts';
import { resetLinks, users } from '../db/schema.ts';
import { resetLinkMinutes } from './auth-limits.ts';
import type { Account } from './sign-in/sign-in-actor.ts';

/** A token with which the owner of an account chooses a new password. An earlier one of the account ends. */
export async function makeResetLink(
  tx: Tx,
  { id: userId, sessionEpoch }: { id: number; sessionEpoch: number },
): Promise<{ token: string; expiresAt: string }> {
  const token = randomBytes(16).toString('base64url');
  const expiresAt = new Date(Date.now() + resetLinkMinutes * 60_000).toISOString();
  await tx.delete(resetLinks).where(eq(resetLinks.userId, userId));
  await tx.insert(resetLinks).values({ id: hashToken(token), userId, sessionEpoch, expiresAt });
  return { token, expiresAt };
}

/**
 * The account of a token. Undefined when the token was used or has expired, and when the account was deactivated or its
 * password was changed since then, see `end-begun.ts`.
 */
export async function findResetAccount(db: Reader, token: string): Promise<Account | undefined> {
  const [found] = await db
    .select({ account: users })
    .from(resetLinks)
    .innerJoin(users, eq(users.id, resetLinks.userId))
    .where(
      and(
        eq(resetLinks.id, hashToken(token)),
        gt(resetLinks.expiresAt, new Date().toISOString()),
        eq(users.sessionEpoch, resetLinks.sessionEpoch),
        eq(users.status, true),
      ),
    );
  return found?.account;
}

/** Uses a token up. Returns false when another request has used it. */
export async function takeResetLink(tx: Tx, token: string): Promise<boolean> {
  const taken = await tx
    .delete(resetLinks)
    .where(eq(resetLinks.id, hashToken(token)))
    .returning({ id: resetLinks.id });
  return taken.length > 0;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
