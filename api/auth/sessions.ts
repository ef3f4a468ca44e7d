import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database, Reader, Tx } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import type { SessionUser } from '../http/app-env.ts';
import { sessionHours } from './auth-limits.ts';
import { createNoteUse } from './note-use.ts';
import {
  addSession,
  dropSession,
  type FoundSession,
  prepareFindSession,
  replaceSession,
  type SessionKey,
  type SessionOrigin,
} from './session-queries.ts';
import { readToken, type SessionClaims, signToken } from './session-token.ts';

export interface SessionOptions {
  db: Database;
  secret: string;
  /** Whether browsers connect only over https. */
  secure: boolean;
  logError: (error: Error) => void;
}

/** A session whose cookies are not sent yet. */
export interface StartedSession {
  fingerprint: string;
  claims: SessionClaims;
}

/** A request's session and its account. */
export interface ActiveSession extends FoundSession {
  key: SessionKey;
}

export type Sessions = ReturnType<typeof createSessions>;

const tokenCookie = 'token';
/** The time between two notes of a session's use. */
const noteEveryMs = 60_000;

export function createSessions({ db, secret, secure, logError }: SessionOptions) {
  const fingerprintCookie = secure ? '__Host-fingerprint' : 'fingerprint';
  const shared = { path: '/', sameSite: 'Strict', secure } as const;
  const findSession = prepareFindSession(db.read);
  const noteUse = createNoteUse<string>(db, logError, noteEveryMs, (tx, id, lastSeenAt) =>
    tx.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id)).execute(),
  );

  /** Ends the request's session. Copies of its cookies are useless from then on. */
  async function end(c: Context, tx: Tx): Promise<void> {
    const fingerprint = getCookie(c, fingerprintCookie);
    if (fingerprint !== undefined) await dropSession(tx, hashFingerprint(fingerprint));
  }

  return {
    /** Creates a session and ends the earlier session of the same browser. */
    async start(
      c: Context,
      tx: Tx,
      user: Pick<SessionUser, 'id' | 'username'> & { sessionEpoch: number },
      origin: SessionOrigin,
    ): Promise<StartedSession> {
      await end(c, tx);
      const fingerprint = makeFingerprint();
      const claims: SessionClaims = {
        user_id: user.id,
        account_name: user.username,
        exp: Math.floor(Date.now() / 1000) + sessionHours * 3600,
        epoch: user.sessionEpoch,
        fingerprint: hashFingerprint(fingerprint),
      };
      await addSession(tx, claims.fingerprint, user.id, origin);
      return { fingerprint, claims };
    },

    /**
     * Replaces the request's session by a new one that is proven. A copy of the old cookies does not profit from the
     * proof, and ends. Undefined when another request has replaced the session already.
     */
    async renew(c: Context, tx: Tx): Promise<StartedSession | undefined> {
      const claims = await readToken(getCookie(c, tokenCookie), secret);
      if (claims === undefined) return undefined;
      const fingerprint = makeFingerprint();
      const id = hashFingerprint(fingerprint);
      const isRenewed = await replaceSession(tx, claims.fingerprint, id);
      return isRenewed ? { fingerprint, claims: { ...claims, fingerprint: id } } : undefined;
    },

    /** Sends the cookies: a token that scripts can read, and a fingerprint that scripts cannot read. */
    async setCookies(c: Context, { fingerprint, claims }: StartedSession): Promise<void> {
      const lifetime = { maxAge: claims.exp - Math.floor(Date.now() / 1000) };
      setCookie(c, tokenCookie, await signToken(claims, secret), { ...shared, ...lifetime });
      setCookie(c, fingerprintCookie, fingerprint, { ...shared, ...lifetime, httpOnly: true });
    },

    /** The request's session, if it is still active. */
    async find(c: Context): Promise<ActiveSession | undefined> {
      const claims = await readToken(getCookie(c, tokenCookie), secret);
      const fingerprint = getCookie(c, fingerprintCookie);
      if (claims === undefined || fingerprint === undefined) return undefined;
      const id = claims.fingerprint;
      if (!isSameText(hashFingerprint(fingerprint), id)) return undefined;
      const key = { id, userId: claims.user_id, epoch: claims.epoch };
      const found = await findSession(key);
      return found && { key, ...found };
    },

    /** Whether the request has a cookie of a session, which may have ended. */
    hasCookie: (c: Context) =>
      [tokenCookie, fingerprintCookie].some((name) => getCookie(c, name) !== undefined),

    /** Records that a session is in use, so that it stays active. */
    noteUse: ({ key, lastSeenAt }: ActiveSession) => noteUse(key.id, lastSeenAt),

    /** The account of a session that was found earlier, as it is now; undefined when the session has ended. */
    findUser: async (db: Reader, key: SessionKey) => (await prepareFindSession(db)(key))?.user,

    end,

    /** Deletes the cookies in the browser. */
    clearCookies(c: Context): void {
      deleteCookie(c, tokenCookie, shared);
      deleteCookie(c, fingerprintCookie, { ...shared, httpOnly: true });
    },
  };
}

function makeFingerprint(): string {
  return randomBytes(32).toString('base64url');
}

function hashFingerprint(fingerprint: string): string {
  return createHash('sha256').update(fingerprint).digest('base64url');
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
