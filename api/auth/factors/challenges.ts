import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { ChallengePurpose } from '../../contract/sign-in.ts';
import type { Tx } from '../../db/database.ts';
import { challenges } from '../../db/schema.ts';
import { challengeMinutes } from '../auth-limits.ts';

/** What a challenge is bound to: a session, an unfinished sign-in or a browser, and the purpose. */
export interface ChallengeKey {
  owner: string;
  purpose: ChallengePurpose;
}

/** `userId` is undefined for a sign-in that begins with the passkey. */
export interface NewChallenge extends ChallengeKey {
  userId: number | undefined;
}

/** Stores a new challenge. It replaces an earlier one of the same key. */
export async function makeChallenge(tx: Tx, key: NewChallenge): Promise<string> {
  const row = {
    userId: key.userId ?? null,
    challenge: randomBytes(32).toString('base64url'),
    expiresAt: new Date(Date.now() + challengeMinutes * 60_000).toISOString(),
  };
  await tx
    .insert(challenges)
    .values({ ...key, ...row })
    .onConflictDoUpdate({ target: [challenges.owner, challenges.purpose], set: row });
  return row.challenge;
}

/** Uses a challenge up. Undefined when there is none, when it has expired, and when it was used. */
export async function takeChallenge(
  tx: Tx,
  { owner, purpose }: ChallengeKey,
): Promise<string | undefined> {
  const ofOwner = and(eq(challenges.owner, owner), eq(challenges.purpose, purpose));
  const [taken] = await tx
    .delete(challenges)
    .where(and(ofOwner, gt(challenges.expiresAt, new Date().toISOString())))
    .returning({ challenge: challenges.challenge });
  return taken?.challenge;
}
