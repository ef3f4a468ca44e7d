import { Hono } from 'hono';
import type { Area } from '../../../area.ts';
import type { SignInMethods } from '../../../contract/sign-in.ts';
import { messages } from '../../../copy/messages.ts';
import { passkeys as passkeyRows } from '../../../db/schema.ts';
import type { GateEnv } from '../../../http/app-env.ts';
import { ApiError, fieldError } from '../../../http/errors.ts';
import { smallBody, validate } from '../../../http/validation.ts';
import { factorBody } from '../../factors/factor-bodies.ts';
import { takeShown } from '../../factors/passkeys.ts';
import { requireAttempt } from '../require-attempt.ts';
import { findAccount, signInActor } from '../sign-in-actor.ts';
import type { SignInOptions, SignInSteps } from '../sign-in-steps.ts';

/** Signs in with a passkey alone. */
export function passkeyRoutes({ db, guard }: Area, steps: SignInSteps, options: SignInOptions) {
  const { beginAttempt, respond, recordRefusal } = steps;
  const { delays, pending, finish, passkeysAt, onSignIn } = options;
  const gated = [guard.requireGate, smallBody] as const;
  return new Hono<GateEnv>()
    .get('/login/methods', guard.requireGate, async (c) => {
      const hasPasskeys = passkeysAt.whyOff(c) === null && (await db.read.$count(passkeyRows)) > 0;
      return c.json<SignInMethods>({ passkey: hasPasskeys });
    })
    .post('/login/passkey/options', ...gated, async (c) => {
      const passkeys = passkeysAt.require(c);
      const refusal = await delays.beginChallenge(c.var.clientIp);
      if (refusal !== undefined) {
        onSignIn(`refused-${refusal.limit}`);
        requireAttempt(c, refusal);
      }
      const key = { owner: pending.ownerOf(c), purpose: 'sign-in' } as const;
      return c.json<object>(await passkeys.beginShowing(key, undefined));
    })
    .post('/login/passkey', ...gated, validate('json', factorBody), async (c) => {
      const keys = passkeysAt.require(c);
      const { passkey } = c.req.valid('json');
      const userId = await keys.findOwner(passkey);
      const found = userId === undefined ? undefined : await findAccount(db.read, { id: userId });
      // A signature cannot be guessed. The limit of the address is enough for a browser that is not known.
      const attempt = await beginAttempt(c, 'username', `passkey ${c.var.clientIp}`, found);
      const key = { owner: pending.ownerOf(c), purpose: 'sign-in' } as const;
      const shown = await keys.checkShown(key, undefined, passkey);
      if (shown === undefined || found === undefined) {
        await recordRefusal(c, found, { factor: 'passkey' });
        throw fieldError(400, 'passkey', messages.passkeyRefused);
      }
      if (!found.status) throw new ApiError(401, messages.accountInactive);
      const actor = signInActor(c.var.clientIp, found, found.username);
      const state = await db.write(actor, async (change) => {
        if (!(await takeShown(change.tx, shown))) {
          change.nothingToWrite();
          return undefined;
        }
        await attempt.succeeded(change.tx);
        return await finish.advance(c, change, found, 'passkey');
      });
      if (state !== undefined) return await respond(c, found, state);
      await recordRefusal(c, found, { factor: 'passkey', passkey_copied: true });
      throw fieldError(400, 'passkey', messages.passkeyRefused);
    });
}
