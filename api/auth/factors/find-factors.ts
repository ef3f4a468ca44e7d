import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Factors } from '../../contract/sign-in.ts';
import type { Reader } from '../../db/database.ts';
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema.ts';

/** The second factors of an account. */
export async function findFactors(db: Reader, userId: number): Promise<Factors> {
  const confirmed = and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt));
  const { id, label, createdAt, lastUsedAt } = passkeys;
  return {
    totp: (await db.$count(totpFactors, confirmed)) > 0,
    passkeys: await db
      .select({ id, label, created_at: createdAt, last_used_at: lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(createdAt)),
    recovery_codes: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  };
}

/** Whether a password alone is not enough for the account. Recovery codes alone are no factor. */
export function hasFactor({ totp, passkeys }: Factors): boolean {
  return totp || passkeys.length > 0;
}
