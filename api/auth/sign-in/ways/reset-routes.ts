import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../../../area.ts';
import type { WriteResponse } from '../../../contract/requests.ts';
import type { CheckedResetLink } from '../../../contract/sign-in.ts';
import { messages } from '../../../copy/messages.ts';
import type { GateEnv } from '../../../http/app-env.ts';
import { ApiError } from '../../../http/errors.ts';
import { newPassword, requiredText, smallBody, validate } from '../../../http/validation.ts';
import { recordAccountChange } from '../../factors/factor-writes.ts';
import { hashPassword } from '../../password.ts';
import { requireGoodPassword } from '../../require-good-password.ts';
import { findResetAccount, takeResetLink } from '../../reset-links.ts';
import { setOwnPassword } from '../../set-password.ts';
import { signInActor } from '../sign-in-actor.ts';
import type { SignInSteps } from '../sign-in-steps.ts';

const checkBody = z.object({ token: requiredText(100) }).meta({ examples: [{ token: 'a-token' }] });
const resetBody = z
  .object({ token: requiredText(100), password: newPassword })
  .meta({ examples: [{ token: 'a-token', password: 'kata-sandi-baru' }] });

/** A link for a new password. It starts no session. */
export function resetRoutes({ db, guard }: Area, steps: SignInSteps) {
  const { beginAttempt } = steps;
  const gated = [guard.requireGate, smallBody] as const;
  /** Counts the use of a token as an attempt before it is checked. */
  async function beginReset(c: Context<GateEnv>, token: string) {
    const attempt = await beginAttempt(c, 'username', `link ${c.var.clientIp}`, undefined);
    const account = await findResetAccount(db.read, token);
    if (account === undefined) throw new ApiError(401, messages.resetLinkUsed);
    return { attempt, account, actor: signInActor(c.var.clientIp, account, account.username) };
  }

  return new Hono<GateEnv>()
    .post('/login/reset/check', ...gated, validate('json', checkBody), async (c) => {
      const { attempt, account, actor } = await beginReset(c, c.req.valid('json').token);
      // The name's count stays: otherwise a valid link would allow any number of guesses.
      await db.write(actor, async (change) => {
        change.nothingToWrite();
        await attempt.passed(change.tx);
      });
      return c.json<CheckedResetLink>({ username: account.username });
    })
    .post('/login/reset', ...gated, validate('json', resetBody), async (c) => {
      const { token, password } = c.req.valid('json');
      const { attempt, account, actor } = await beginReset(c, token);
      await requireGoodPassword(password, account.username);
      const passwordHash = await hashPassword(password);
      await db.write(actor, async (change) => {
        if (!(await takeResetLink(change.tx, token))) {
          throw new ApiError(401, messages.resetLinkUsed);
        }
        await attempt.succeeded(change.tx);
        await setOwnPassword(change.tx, account, passwordHash, {
          endsSessions: true,
          address: actor.address,
        });
        const after = { password_changed: true, reset_link: 'used' };
        await recordAccountChange(change, account, { after });
      });
      return c.json<WriteResponse>({ message: messages.passwordReset });
    });
}
