import { Hono } from 'hono';
import type { Area } from '../../../area.ts';
import type { FactorKind, LoginFactorRequest, SignInMethod } from '../../../contract/sign-in.ts';
import type { GateEnv } from '../../../http/app-env.ts';
import { smallBody, validate } from '../../../http/validation.ts';
import { type FactorOutcome, wrongFactor } from '../../factors/check-factor.ts';
import { factorBody } from '../../factors/factor-bodies.ts';
import { signInActor } from '../sign-in-actor.ts';
import type { SignInOptions, SignInSteps } from '../sign-in-steps.ts';

/** The step after the password: the second factor. */
export function factorRoutes({ db, guard }: Area, steps: SignInSteps, options: SignInOptions) {
  const { beginAttempt, respond, requirePending, takePending, recordRefusal } = steps;
  const { finish, passkeysAt, checkFactor } = options;
  const gated = [guard.requireGate, smallBody] as const;
  return new Hono<GateEnv>()
    .post('/login/factor/options', ...gated, async (c) => {
      const { begun } = await requirePending(c, 'factor');
      const key = { owner: begun.id, purpose: 'factor' } as const;
      return c.json<object>(await passkeysAt.require(c).beginShowing(key, begun.userId));
    })
    .post('/login/factor', ...gated, validate('json', factorBody), async (c) => {
      const { begun, account } = await requirePending(c, 'factor');
      const shown = c.req.valid('json');
      const attempt = await beginAttempt(c, 'factor', account.username, account);
      const key = { owner: begun.id, purpose: 'factor' } as const;
      const useFactor = await checkFactor(key, account.id, shown);
      const actor = signInActor(c.var.clientIp, account, account.username);
      let outcome: FactorOutcome = 'wrong';
      const state = await db.write(actor, async (change) => {
        outcome = await useFactor(change.tx);
        if (outcome === 'wrong' || outcome === 'copied') {
          change.nothingToWrite();
          return undefined;
        }
        await takePending(c, change, { begun, account });
        await attempt.succeeded(change.tx);
        return await finish.advance(c, change, account, methodWith(outcome));
      });
      if (state !== undefined) return await respond(c, account, state);
      await recordRefusal(c, account, refusalDetails(shown, outcome));
      throw wrongFactor(shown);
    });
}

function methodWith(factor: FactorKind): SignInMethod {
  return `password+${factor}`;
}

function refusalDetails({ code }: LoginFactorRequest, outcome: FactorOutcome) {
  const factor = code === undefined ? 'passkey' : 'code';
  return outcome === 'copied' ? { factor, passkey_copied: true } : { factor };
}
