import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../../../area.ts';
import { usernameMaxLength } from '../../../contract/limits.ts';
import type { LoginRequest } from '../../../contract/requests.ts';
import { messages } from '../../../copy/messages.ts';
import type { GateEnv } from '../../../http/app-env.ts';
import { ApiError } from '../../../http/errors.ts';
import { isGone } from '../../../http/is-gone.ts';
import { requiredText, smallBody, typedPassword, validate } from '../../../http/validation.ts';
import { findBrowserName } from '../../browser-name.ts';
import { isPassword } from '../../password.ts';
import { toSessionUser } from '../../rights/stored-rights.ts';
import { recordSignIn } from '../record-sign-in.ts';
import { findAccount, signInActor } from '../sign-in-actor.ts';
import type { SignInOptions, SignInSteps } from '../sign-in-steps.ts';

const loginRequest = z
  .object({
    username: requiredText(usernameMaxLength),
    password: typedPassword,
  })
  .meta({
    examples: [{ username: 'admin', password: 'rahasia-sekali' }],
  }) satisfies z.ZodType<LoginRequest>;

/** Signs in with a password. */
export function passwordRoutes({ db, guard }: Area, steps: SignInSteps, options: SignInOptions) {
  const { beginAttempt, respond } = steps;
  const { finish, onSignIn } = options;
  const gated = [guard.requireGate, smallBody] as const;
  return new Hono<GateEnv>().post('/login', ...gated, validate('json', loginRequest), async (c) => {
    const { username, password } = c.req.valid('json');
    const found = await findAccount(db.read, { username });
    const attempt = await beginAttempt(c, 'username', username, found);
    const isMatch = await isPassword(found?.passwordHash, password, () => isGone(c));
    const account = isMatch && found?.status === true ? found : undefined;
    const actor = signInActor(c.var.clientIp, account, found?.username);
    const browser = findBrowserName(c.req.header('user-agent'));
    const state = await db.write(actor, async (change) => {
      if (account !== undefined) {
        // Its owner may have changed the password while it was checked, which keeps the account's sessions.
        const now = await findAccount(change.tx, account);
        if (now?.passwordHash !== account.passwordHash) {
          throw new ApiError(401, messages.wrongCredentials);
        }
        const state = await finish.advance(c, change, account, 'password');
        // An office shares its address, so nobody may use up its attempts between the password and the factor.
        if (!state.begun?.isAgain) await attempt.passed(change.tx);
        return state;
      }
      await recordSignIn(change, 'sign-in-refused', found, { browser });
      return undefined;
    });
    if (account !== undefined && state !== undefined) return await respond(c, account, state);
    onSignIn('failed');
    if (!isMatch || found === undefined) throw new ApiError(401, messages.wrongCredentials);
    c.set('user', toSessionUser(found));
    // Check this after the password. Otherwise anybody could find out which accounts are inactive.
    throw new ApiError(401, messages.accountInactive);
  });
}
