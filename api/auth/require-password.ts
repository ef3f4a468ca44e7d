import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { fieldError } from '../http/errors.ts';
import { isPassword } from './password.ts';
import type { DeviceCookies } from './sign-in/device-cookies.ts';
import { requireAttempt } from './sign-in/require-attempt.ts';
import type { SignInLimits } from './sign-in/sign-in-limits.ts';

/**
 * Checks the caller's own password. Each check counts as a sign-in attempt: otherwise, somebody who uses an unlocked
 * computer could guess faster than on the sign-in page.
 *
 * @throws ApiError 400 for a wrong password, 429 after too many attempts.
 */
export type RequirePassword = (c: Context<AdminEnv>, password: string) => Promise<void>;

export function createRequirePassword(
  db: Database,
  limits: SignInLimits,
  devices: DeviceCookies,
): RequirePassword {
  return async (c, password) => {
    const { user, actor } = c.var;
    const attempt = requireAttempt(
      c,
      await limits.begin({
        ip: actor.address ?? '',
        username: user.username,
        device: devices.find(c, user.id),
      }),
    );
    const [account] = await db.read
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id));
    if (!(await isPassword(account?.passwordHash, password))) {
      throw fieldError(400, 'current_password', messages.wrongCurrentPassword);
    }
    await db.write((tx) => attempt.succeeded(tx));
  };
}
