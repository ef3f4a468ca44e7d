import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../../../area.ts';
import { messages } from '../../../copy/messages.ts';
import { sessions as sessionRows } from '../../../db/schema.ts';
import type { GateEnv } from '../../../http/app-env.ts';
import { fieldError } from '../../../http/errors.ts';
import { isGone } from '../../../http/is-gone.ts';
import { newPassword, smallBody, validate } from '../../../http/validation.ts';
import { recordAccountChange } from '../../factors/factor-writes.ts';
import { hashPassword, isPassword } from '../../password.ts';
import { requireGoodPassword } from '../../require-good-password.ts';
import { setOwnPassword } from '../../set-password.ts';
import { signInActor } from '../sign-in-actor.ts';
import type { SignInOptions, SignInSteps } from '../sign-in-steps.ts';

const passwordBody = z
  .object({ password: newPassword })
  .meta({ examples: [{ password: 'kata-sandi-baru' }] });

/** The step for a password that somebody else chose: a new one. */
export function newPasswordRoutes({ db, guard }: Area, steps: SignInSteps, options: SignInOptions) {
  const { respond, requirePending, takePending } = steps;
  const { finish } = options;
  const gated = [guard.requireGate, smallBody] as const;
  return new Hono<GateEnv>().post(
    '/login/password',
    ...gated,
    validate('json', passwordBody),
    async (c) => {
      const { begun, account } = await requirePending(c, 'new-password');
      const { password } = c.req.valid('json');
      await requireGoodPassword(password, account.username);
      if (await isPassword(account.passwordHash, password, () => isGone(c))) {
        throw fieldError(400, 'password', messages.passwordSame);
      }
      const passwordHash = await hashPassword(password);
      const actor = signInActor(c.var.clientIp, account, account.username);
      const state = await db.write(actor, async (change) => {
        await takePending(c, change, { begun, account });
        await setOwnPassword(change.tx, account, passwordHash, {
          endsSessions: false,
          address: actor.address,
        });
        await change.tx.delete(sessionRows).where(eq(sessionRows.userId, account.id));
        await recordAccountChange(change, account, { after: { password_changed: true } });
        const changed = { ...account, passwordExpiresAt: null };
        return await finish.advance(c, change, changed, begun.shown);
      });
      return await respond(c, account, state);
    },
  );
}
