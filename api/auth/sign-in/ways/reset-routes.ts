import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../../../area.ts';
import type { WriteResponse } from '../../../contract/requests.ts';
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

const resetBody = z
  .object({ token: requiredText(100), password: newPassword })
  .meta({ examples: [{ token: 'a-token', password: 'kata-sandi-baru' }] });

/** A link for a new password. It starts no session. */
export function resetRoutes({ db, guard }: Area, steps: SignInSteps) {
  const { beginAttempt } = steps;
  const gated = [guard.requireGate, smallBody] as const;
  return new Hono<GateEnv>().post(
    '/login/reset',
    ...gated,
    validate('json', resetBody),
    async (c) => {
      const { token, password } = c.req.valid('json');
      const attempt = await beginAttempt(c, 'username', `link ${c.var.clientIp}`, undefined);
      const account = await findResetAccount(db.read, token);
      if (account === undefined) throw new ApiError(401, messages.resetLinkUsed);
      await requireGoodPassword(password, account.username);
      const passwordHash = await hashPassword(password);
      const actor = signInActor(c.var.clientIp, account, account.username);
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
    },
  );
}
