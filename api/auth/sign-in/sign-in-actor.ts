import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../audit-log/actor.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { usernameKey } from '../../db/username-key.ts';
import { ApiError } from '../../http/errors.ts';
import { requireListed } from '../ip-gate.ts';

export type Account = typeof users.$inferSelect;

export async function findAccount(
  db: Reader,
  who: { username: string } | { id: number },
): Promise<Account | undefined> {
  const isWanted =
    'id' in who ? eq(users.id, who.id) : eq(users.usernameKey, usernameKey(who.username));
  const [account] = await db.select().from(users).where(isWanted);
  return account;
}

/**
 * Checks the access again at the write, because checking the password takes time. Otherwise a sign-in would succeed for
 * an address or an account that was removed meanwhile.
 *
 * @param active the account of the new session; undefined for a refused sign-in.
 */
export function signInActor(address: string, active: Account | undefined, username = ''): Actor {
  return {
    userId: active?.id ?? null,
    username,
    address,
    session: null,
    async requireAccess(db) {
      await requireListed(db, address);
      if (active === undefined) return;
      const { id, sessionEpoch } = active;
      const unchanged = and(
        eq(users.id, id),
        eq(users.sessionEpoch, sessionEpoch),
        eq(users.status, true),
      );
      if ((await db.$count(users, unchanged)) === 0) {
        throw new ApiError(401, messages.wrongCredentials);
      }
    },
    // A sign-in is a proof.
    requireProof: async () => {},
  };
}
