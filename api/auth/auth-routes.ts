import { eq } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../app-env.ts';
import type { AuditedDatabase } from '../audit/audited-database.ts';
import { passwordMaxLength, usernameMaxLength } from '../contract/limits.ts';
import type { ClientIp, LoginRequest, WhitelistStatus, WriteAnswer } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { users } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { ApiError } from '../http-errors.ts';
import { requiredText, smallBody, validate } from '../validation.ts';
import type { FindClientIp } from './client-ip.ts';
import type { Guard } from './guard.ts';
import { isPassword } from './password.ts';
import { recordVisit } from './record-visit.ts';
import type { Sessions } from './sessions.ts';
import { createSignInLimits, type SignInAttempt, type SignInLimit } from './sign-in-limits.ts';

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
  findClientIp: FindClientIp;
  /** Answers a navigation with the admin app: `/whitelist` is one of its screens as well as a call. */
  adminForNavigation: MiddlewareHandler;
  onSignIn: (outcome: SignInOutcome) => void;
}

/** Sign-in and sign-out, and what the page may ask about the gate before either. */
export function authRoutes(options: AuthRouteOptions) {
  const { db, guard, sessions, findClientIp, adminForNavigation, onSignIn } = options;
  const limits = createSignInLimits();

  function beginAttempt(c: Context<AppEnv>, username: string): SignInAttempt {
    const attempt = limits.begin(findClientIp(c) ?? '', username);
    if ('succeeded' in attempt) return attempt;
    onSignIn(`refused-${attempt.limit}`);
    c.header('Retry-After', String(attempt.retryAfterSeconds));
    throw new ApiError(429, messages.tooManySignIns(attempt.retryAfterSeconds));
  }

  return new Hono<AppEnv>()
    .post('/login', guard.requireGate, smallBody, validate('json', loginRequest), async (c) => {
      const { username, password } = c.req.valid('json');
      const attempt = beginAttempt(c, username);
      const [user] = await db.read
        .select()
        .from(users)
        .where(eq(users.usernameKey, usernameKey(username)));
      const isTheirs = await isPassword(user?.passwordHash, password);
      if (isTheirs) attempt.succeeded();
      const letIn = isTheirs && user?.status === true ? user : undefined;
      onSignIn(letIn === undefined ? 'failed' : 'succeeded');
      const action = letIn === undefined ? 'sign-in-refused' : 'sign-in';
      const session = await recordVisit(
        db,
        { action, user, address: findClientIp(c) },
        async (tx) => letIn && (await sessions.start(c, tx, letIn)),
      );
      if (!isTheirs || user === undefined) throw new ApiError(401, messages.wrongCredentials);
      // Told only to someone who knows the password.
      if (session === undefined) throw new ApiError(401, messages.accountInactive);
      await sessions.give(c, session);
      return c.json<WriteAnswer>({ message: messages.loginSucceeded });
    })
    .post('/logout', guard.requireGate, async (c) => {
      const user = await sessions.find(c);
      if (user !== undefined) {
        const visit = { action: 'sign-out', user, address: findClientIp(c) } as const;
        await recordVisit(db, visit, (tx) => sessions.end(c, tx));
      }
      sessions.forget(c);
      return c.json<WriteAnswer>({ message: messages.loggedOut });
    })
    .get('/whitelist', adminForNavigation, async (c) => {
      c.header('Cache-Control', 'no-store');
      c.header('Vary', 'Accept');
      const status = await guard.isListed(findClientIp(c));
      return c.json<WhitelistStatus>({ whitelist: { status } });
    })
    .get('/ip', (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json<ClientIp>({ ip: findClientIp(c) ?? '' });
    });
}
