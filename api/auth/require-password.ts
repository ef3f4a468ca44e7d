import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/open.ts';
import { users } from '../db/schema.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { fieldError } from '../http/errors.ts';
import { isPassword } from './password.ts';
import { requireAttempt } from './require-attempt.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/**
 * Checks the password that the caller gives as their own. Each check counts as a sign-in attempt: somebody at an
 * unlocked screen must not guess faster than at the sign-in page.
 *
 * @throws ApiError 400 for a wrong password, 429 after too many.
 */
export type RequirePassword = (c: Context<AdminEnv>, password: string) => Promise<void>;

export function createRequirePassword(db: Reader, limits: SignInLimits): RequirePassword {
  return async (c, password) => {
    const { user, actor } = c.var;
    const attempt = requireAttempt(c, limits.begin(actor.address ?? '', user.username));
    const [account] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id));
    if (!(await isPassword(account?.passwordHash, password))) {
      throw fieldError(400, 'current_password', messages.wrongCurrentPassword);
    }
    attempt.succeeded();
  };
}
