import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sign, verify } from 'hono/jwt';
import type { SessionUser } from '../app-env.ts';
import { sessionHours } from '../contract/limits.ts';
import type { TokenClaims } from '../contract/requests.ts';
import type { Database } from '../db/open.ts';
import { users } from '../db/schema.ts';

export interface SessionOptions {
  db: Database;
  secret: string;
  /** Whether browsers reach us over https alone. */
  secure: boolean;
}

export interface Sessions {
  /** Signs the person in: the page gets a token to read, the browser a fingerprint no page can read. */
  start(c: Context, user: SessionUser & { sessionEpoch: number }): Promise<void>;
  /** The person whose session the call carries, if it still holds. */
  find(c: Context): Promise<SessionUser | undefined>;
  end(c: Context): void;
}

interface SessionClaims extends TokenClaims {
  epoch: number;
  /** Hash of the fingerprint cookie: a stolen token alone opens nothing. */
  fingerprint: string;
}

const tokenCookie = 'token';

export function createSessions({ db, secret, secure }: SessionOptions): Sessions {
  const fingerprintCookie = secure ? '__Host-fingerprint' : 'fingerprint';
  const shared = { path: '/', sameSite: 'Strict', secure } as const;
  const lifetime = { maxAge: sessionHours * 3600 };

  return {
    async start(c, user) {
      const fingerprint = randomBytes(32).toString('base64url');
      const claims: SessionClaims = {
        user_id: user.id,
        account_name: user.username,
        exp: Math.floor(Date.now() / 1000) + sessionHours * 3600,
        epoch: user.sessionEpoch,
        fingerprint: hashFingerprint(fingerprint),
      };
      const token = await sign({ ...claims }, secret, 'HS256');
      setCookie(c, tokenCookie, token, { ...shared, ...lifetime });
      setCookie(c, fingerprintCookie, fingerprint, { ...shared, ...lifetime, httpOnly: true });
    },

    async find(c) {
      const claims = await readClaims(getCookie(c, tokenCookie), secret);
      const fingerprint = getCookie(c, fingerprintCookie);
      if (claims === undefined || fingerprint === undefined) return undefined;
      if (!isSameText(hashFingerprint(fingerprint), claims.fingerprint)) return undefined;
      const [user] = await db.read
        .select({
          id: users.id,
          username: users.username,
          websiteId: users.websiteId,
          status: users.status,
          sessionEpoch: users.sessionEpoch,
        })
        .from(users)
        .where(eq(users.id, claims.user_id));
      if (!user?.status || user.sessionEpoch !== claims.epoch) return undefined;
      return { id: user.id, username: user.username, websiteId: user.websiteId };
    },

    end(c) {
      deleteCookie(c, tokenCookie, shared);
      deleteCookie(c, fingerprintCookie, { ...shared, httpOnly: true });
    },
  };
}

async function readClaims(
  token: string | undefined,
  secret: string,
): Promise<SessionClaims | undefined> {
  if (token === undefined) return undefined;
  const claims = await verify(token, secret, 'HS256').catch(() => undefined);
  return isSessionClaims(claims) ? claims : undefined;
}

function isSessionClaims(claims: object | undefined): claims is SessionClaims {
  if (claims === undefined) return false;
  const { user_id, exp, epoch, fingerprint } = claims as Record<string, unknown>;
  return (
    typeof user_id === 'number' &&
    typeof exp === 'number' &&
    typeof epoch === 'number' &&
    typeof fingerprint === 'string'
  );
}

function hashFingerprint(fingerprint: string): string {
  return createHash('sha256').update(fingerprint).digest('base64url');
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
