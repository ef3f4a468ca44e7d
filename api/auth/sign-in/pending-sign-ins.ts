import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SignInMethod } from '../../contract/sign-in.ts';
import type { Reader, Tx } from '../../db/database.ts';
import { pendingSignIns } from '../../db/schema.ts';
import { pendingSignInMinutes } from '../auth-limits.ts';

/** A sign-in that needs more steps. It gives no access. */
export interface PendingSignIn {
  id: string;
  userId: number;
  sessionEpoch: number;
  shown: SignInMethod;
}

/** Sign-ins between the password and their last step, each known by a cookie of its browser. */
export type PendingSignIns = ReturnType<typeof createPendingSignIns>;

export function createPendingSignIns(secure: boolean) {
  const name = secure ? '__Host-sign-in' : 'sign-in';
  const options = { path: '/', sameSite: 'Strict', secure, httpOnly: true } as const;
  const idOf = (c: Context) => {
    const value = getCookie(c, name);
    return value === undefined ? undefined : hashValue(value);
  };
  const set = (c: Context, value: string) =>
    setCookie(c, name, value, { ...options, maxAge: pendingSignInMinutes * 60 });

  /** Ends the browser's unfinished sign-in. */
  async function end(c: Context, tx: Tx): Promise<void> {
    const id = idOf(c);
    if (id !== undefined) await tx.delete(pendingSignIns).where(eq(pendingSignIns.id, id));
  }

  return {
    /** Begins one, and ends the browser's earlier one. Returns what the cookie must contain. */
    async begin(c: Context, tx: Tx, pending: Omit<PendingSignIn, 'id'>): Promise<string> {
      await end(c, tx);
      const value = makeValue();
      const id = hashValue(value);
      const expiresAt = new Date(Date.now() + pendingSignInMinutes * 60_000).toISOString();
      await tx.insert(pendingSignIns).values({ ...pending, id, expiresAt });
      return value;
    },
    setCookie: set,
    /** The browser's unfinished sign-in. Undefined when there is none or it has expired. */
    async find(c: Context, db: Reader): Promise<PendingSignIn | undefined> {
      const id = idOf(c);
      if (id === undefined) return undefined;
      const { userId, sessionEpoch, shown, expiresAt } = pendingSignIns;
      const [found] = await db
        .select({ id: pendingSignIns.id, userId, sessionEpoch, shown })
        .from(pendingSignIns)
        .where(and(eq(pendingSignIns.id, id), gt(expiresAt, new Date().toISOString())));
      return found;
    },
    end,
    clearCookie(c: Context): void {
      if (getCookie(c, name) !== undefined) deleteCookie(c, name, options);
    },
    /** What identifies the browser before it has shown anything; sets the cookie if there is none. */
    ownerOf(c: Context): string {
      const known = idOf(c);
      if (known !== undefined) return known;
      const value = makeValue();
      set(c, value);
      return hashValue(value);
    },
  };
}

function makeValue(): string {
  return randomBytes(32).toString('base64url');
}

function hashValue(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
