import { and, eq } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Actor } from '../audit-log/actor.ts';
import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import { passwordMaxLength, usernameMaxLength } from '../contract/limits.ts';
import type {
  ClientIp,
  LoginRequest,
  WhitelistStatus,
  WriteResponse,
} from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import type { GateEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { requiredText, smallBody, validate } from '../http/validation.ts';
import type { FindClientIp } from './client-ip.ts';
import { type Guard, requireListed } from './guard.ts';
import { isPassword } from './password.ts';
import { recordSignIn } from './record-sign-in.ts';
import { requireAttempt } from './require-attempt.ts';
import type { Sessions } from './sessions.ts';
import type { SignInAttempt, SignInLimit, SignInLimits } from './sign-in-limits.ts';

const loginRequest = z.object({
  username: requiredText(usernameMaxLength),
  password: z
    .string(messages.required)
    .min(1, messages.required)
    .max(passwordMaxLength, messages.tooLong(passwordMaxLength)),
}) satisfies z.ZodType<LoginRequest>;

export type SignInOutcome = 'succeeded' | 'failed' | `refused-${SignInLimit}`;

export interface AuthRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  sessions: Sessions;
  limits: SignInLimits;
  findClientIp: FindClientIp;
  /**
   * Serves the admin app when a browser opens `/whitelist` as a page. Calls by scripts to the same path go on to the
   * API.
   */
  adminForNavigation: MiddlewareHandler;
  onSignIn: (outcome: SignInOutcome) => void;
}

/** Sign-in, sign-out, and the calls a page may make before sign-in: the client's address and its whitelist status. */
export function authRoutes(options: AuthRouteOptions) {
  const { db, guard, sessions, limits, findClientIp, adminForNavigation, onSignIn } = options;

  async function beginAttempt(c: Context<GateEnv>, username: string): Promise<SignInAttempt> {
    const attempt = await limits.begin(c.var.clientIp, username);
    if ('limit' in attempt) onSignIn(`refused-${attempt.limit}`);
    return requireAttempt(c, attempt);
  }

  /** Runs before the gate, so that the log also names the account of a refused request. */
  const nameUser = createMiddleware<GateEnv>(async (c, next) => {
    const session = await sessions.find(c);
    if (session !== undefined) c.set('user', session.user);
    await next();
  });

  return new Hono<GateEnv>()
    .post('/login', guard.requireGate, smallBody, validate('json', loginRequest), async (c) => {
      const { username, password } = c.req.valid('json');
      const attempt = await beginAttempt(c, username);
      const user = await findAccount(db.read, username);
      const isMatch = await isPassword(user?.passwordHash, password);
      const active = isMatch && user?.status === true ? user : undefined;
      onSignIn(active === undefined ? 'failed' : 'succeeded');
      const actor = signInActor(c.var.clientIp, active, user?.username);
      const session = await db.write(actor, async (change) => {
        if (isMatch) await attempt.succeeded(change.tx);
        await recordSignIn(change, active ? 'sign-in' : 'sign-in-refused', user);
        return active && (await sessions.start(c, change.tx, active));
      });
      if (!isMatch || user === undefined) throw new ApiError(401, messages.wrongCredentials);
      c.set('user', { id: user.id, username: user.username, websiteId: user.websiteId });
      // Check this after the password. Otherwise anybody could find out which accounts are inactive.
      if (session === undefined) throw new ApiError(401, messages.accountInactive);
      await sessions.setCookies(c, session);
      return c.json<WriteResponse>({ message: messages.loginSucceeded });
    })
    .post('/logout', nameUser, guard.requireGate, smallBody, async (c) => {
      // Find the session again: it may have ended before the body arrived.
      const session = await sessions.find(c);
      if (session !== undefined) {
        const { user } = session;
        const { id: userId, username } = user;
        const address = c.var.clientIp;
        // Ending a session needs no access check: it does no harm if the session has already ended.
        const actor = { userId, username, address, requireAccess: async () => {} };
        await db.write(actor, async (change) => {
          await recordSignIn(change, 'sign-out', user);
          await sessions.end(c, change.tx);
        });
      }
      sessions.clearCookies(c);
      return c.json<WriteResponse>({ message: messages.loggedOut });
    })
    .get('/whitelist', adminForNavigation, guard.requireOwnHost, async (c) => {
      c.header('Cache-Control', 'no-store');
      c.header('Vary', 'Accept');
      const status = await guard.isListed(findClientIp(c));
      return c.json<WhitelistStatus>({ whitelist: { status } });
    })
    .get('/ip', guard.requireOwnHost, (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json<ClientIp>({ ip: findClientIp(c) ?? '' });
    });
}

type Account = typeof users.$inferSelect;

async function findAccount(db: Reader, username: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  return account;
}

/**
 * Checks the access again at the write, because checking the password takes time. Otherwise a sign-in would succeed for
 * an address or an account that was removed meanwhile.
 *
 * @param active the account of the new session; undefined for a refused sign-in.
 */
function signInActor(address: string, active: Account | undefined, username = ''): Actor {
  return {
    userId: active?.id ?? null,
    username,
    address,
    async requireAccess(db) {
      await requireListed(db, address);
      if (active === undefined) return;
      const { id, sessionEpoch } = active;
      const isUnchanged = and(
        eq(users.id, id),
        eq(users.sessionEpoch, sessionEpoch),
        eq(users.status, true),
      );
      if ((await db.$count(users, isUnchanged)) === 0) {
        throw new ApiError(401, messages.wrongCredentials);
      }
    },
  };
}
