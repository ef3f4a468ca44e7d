import { Hono } from 'hono';
import type { Area } from '../../../area.ts';
import type { RecoveryCodesResponse, TotpSetUp } from '../../../contract/sign-in.ts';
import { messages } from '../../../copy/messages.ts';
import type { GateEnv } from '../../../http/app-env.ts';
import { smallBody, validate } from '../../../http/validation.ts';
import { totpBody } from '../../factors/factor-bodies.ts';
import { recordAccountChange } from '../../factors/factor-writes.ts';
import { makeRecoveryCodes } from '../../factors/recovery-codes.ts';
import { signInActor } from '../sign-in-actor.ts';
import type { SignInOptions, SignInSteps } from '../sign-in-steps.ts';

/** The step for accounts that must have a second factor: its set-up. */
export function setUpRoutes({ db, guard }: Area, steps: SignInSteps, options: SignInOptions) {
  const { beginAttempt, respond, requirePending, takePending } = steps;
  const { finish, totp } = options;
  const gated = [guard.requireGate, smallBody] as const;
  return new Hono<GateEnv>()
    .post('/login/totp', ...gated, async (c) => {
      const { account } = await requirePending(c, 'set-up');
      const actor = signInActor(c.var.clientIp, account, account.username);
      const setUp = await db.write(actor, async (change) => {
        change.nothingToWrite();
        return await totp.begin(change.tx, account, c.req.header('host'));
      });
      return c.json<TotpSetUp>(setUp);
    })
    .post('/login/totp/confirm', ...gated, validate('json', totpBody), async (c) => {
      const { begun, account } = await requirePending(c, 'set-up');
      const { code } = c.req.valid('json');
      const attempt = await beginAttempt(c, 'factor', account.username, account);
      const actor = signInActor(c.var.clientIp, account, account.username);
      const { state, recoveryCodes } = await db.write(actor, async (change) => {
        await totp.confirm(change.tx, account.id, code);
        await takePending(c, change, { begun, account });
        await attempt.succeeded(change.tx);
        const recoveryCodes = await makeRecoveryCodes(change.tx, account.id);
        await recordAccountChange(change, account, { after: { totp: true } });
        const state = await finish.advance(c, change, account, 'password+totp');
        return { state, recoveryCodes };
      });
      await respond(c, account, state);
      return c.json<RecoveryCodesResponse>({
        message: messages.factorAdded,
        recovery_codes: recoveryCodes,
      });
    });
}
