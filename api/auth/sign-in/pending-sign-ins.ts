import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SignInMethod } from '../../contract/sign-in.ts';
import type { Reader, Tx } from '../../db/database.ts';
import { pendingSignIns } from '../../db/schema.ts';
import { pendingSignInMinutes } from '../auth-limits.ts';
import {
  countAsEnded,
  recordUnfinished,
  type StoredSignIn,
  takeBackUnfinished,
} from './unfinished-sign-ins.ts';

/** A sign-in that needs more steps. It gives no access. */
export interface PendingSignIn {
  id: string;
  userId: number;
  sessionEpoch: number;
  shown: SignInMethod;
}

export interface NewSignIn extends Omit<PendingSignIn, 'id'> {
  address: string;
  browser: string | null;
}

export interface BegunSignIn {
  /** What the cookie must contain. */
  cookie: string;
  /** Whether another sign-in with this account's password was not finished yet. */
  isAgain: boolean;
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

  /** Deletes the browser's unfinished sign-in. One of another account, or an expired one, is recorded as unfinished. */
  async function drop(c: Context, tx: Tx, userId: number): Promise<StoredSignIn | undefined> {
    const id = idOf(c);
    if (id === undefined) return undefined;
    const ofBrowser = eq(pendingSignIns.id, id);
    const [row] = await tx.delete(pendingSignIns).where(ofBrowser).returning();
    if (row?.userId === userId && row.expiresAt > new Date().toISOString()) return row;
    if (row !== undefined) await recordUnfinished(tx, [row]);
    return undefined;
  }

  return {
    /** Begins one, and ends the browser's earlier one. */
    async begin(c: Context, tx: Tx, sign: NewSignIn): Promise<BegunSignIn> {
      const dropped = await drop(c, tx, sign.userId);
      // The second factor was shown, so the owner begins again.
      const earlier = dropped?.shown === 'password' ? dropped : undefined;
      const others = and(
        eq(pendingSignIns.userId, sign.userId),
        eq(pendingSignIns.shown, 'password'),
        gt(pendingSignIns.expiresAt, new Date().toISOString()),
      );
      const isAgain = earlier !== undefined || (await tx.$count(pendingSignIns, others)) > 0;
      const cookie = makeValue();
      const { begun = 0, counted = 0, countedIn = null } = earlier ?? {};
      const row = { ...sign, id: hashValue(cookie), begun: begun + 1, counted, countedIn };
      // The sign-ins of other browsers can still be finished, so this one is counted in their place.
      const totals = await countAsEnded(tx, row, isAgain ? Math.max(begun, 1) : 0);
      const expiresAt = new Date(Date.now() + pendingSignInMinutes * 60_000).toISOString();
      await tx.insert(pendingSignIns).values({ ...row, ...totals, expiresAt });
      return { cookie, isAgain };
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
    /**
     * Ends the browser's unfinished sign-in, because the account has shown the next step.
     *
     * @returns how many sign-ins the browser had begun and not finished.
     */
    async finish(c: Context, tx: Tx, userId: number): Promise<number> {
      const row = await drop(c, tx, userId);
      if (row === undefined) return 0;
      await takeBackUnfinished(tx, row);
      return row.counted;
    },
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
