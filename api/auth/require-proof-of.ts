import type { Context } from 'hono';
import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import { countInEntry } from '../audit-log/count-in-entry.ts';
import type { ProofRequest } from '../contract/sign-in.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { fieldError } from '../http/errors.ts';
import { isGone } from '../http/is-gone.ts';
import { findBrowserName } from './browser-name.ts';
import { type CheckFactor, wrongFactor } from './factors/check-factor.ts';
import { isTotpCode } from './factors/totp.ts';
import { isPassword } from './password.ts';
import type { DeviceCookies } from './sign-in/device-cookies.ts';
import { recordCopiedPasskey } from './sign-in/record-sign-in.ts';
import { requireAttempt } from './sign-in/require-attempt.ts';
import { findAccount } from './sign-in/sign-in-actor.ts';
import type { SignInDelays } from './sign-in/sign-in-delays.ts';

export interface ProofOptions {
  db: AuditedDatabase;
  delays: SignInDelays;
  devices: DeviceCookies;
  checkFactor: CheckFactor;
}

/**
 * Checks what somebody shows to prove that they own the session's account. Each check counts as a sign-in attempt:
 * otherwise, somebody who uses an unlocked computer could guess faster than on the sign-in page.
 *
 * @param allow runs in the transaction that uses the proof up.
 * @param passwordField the field of the request with the password, for its error.
 * @throws ApiError 400 for a wrong proof, 429 after too many attempts.
 */
export type RequireProofOf = <Result>(
  c: Context<AdminEnv>,
  shown: ProofRequest,
  allow: (tx: Tx) => Promise<Result>,
  passwordField?: string,
) => Promise<Result>;

export function createRequireProofOf(options: ProofOptions): RequireProofOf {
  const { db, delays, devices, checkFactor } = options;
  return async (c, shown, allow, passwordField = 'password') => {
    const { user, actor, sessionId } = c.var;
    const { password, code } = shown;
    const attempt = requireAttempt(
      c,
      await delays.begin({
        ip: actor.address ?? '',
        username: user.username,
        device: devices.find(c, user.id),
        checks: password === undefined ? 'factor' : 'username',
      }),
    );
    const check = await prepareCheck();
    const { outcome, result } = await db.write(actor, async (change) => {
      const outcome = await check(change.tx);
      if (outcome === 'copied') await recordCopiedPasskey(change, user);
      else change.nothingToWrite();
      if (outcome === 'wrong') {
        const { address } = actor;
        const browser = findBrowserName(c.req.header('user-agent'));
        const refusal = { action: 'sign-proof-refused', account: user, address, browser } as const;
        await countInEntry(change.tx, { ...refusal, times: 1 });
      }
      if (outcome !== 'right') return { outcome };
      await attempt.succeeded(change.tx);
      return { outcome, result: await allow(change.tx) };
    });
    if (outcome !== 'right') {
      throw password === undefined
        ? wrongFactor(shown)
        : fieldError(400, passwordField, messages.wrongCurrentPassword);
    }
    return result as Awaited<ReturnType<typeof allow>>;

    async function prepareCheck(): Promise<(tx: Tx) => Promise<'right' | 'wrong' | 'copied'>> {
      if (password !== undefined) {
        const account = await findAccount(db.read, { id: user.id });
        const isRight = await isPassword(account?.passwordHash, password, () => isGone(c));
        // Another request may have changed the password meanwhile.
        return async (tx) => {
          const now = await findAccount(tx, { id: user.id });
          return isRight && now?.passwordHash === account?.passwordHash ? 'right' : 'wrong';
        };
      }
      // A recovery code is for the sign-in without the device, and would be used up here.
      if (code !== undefined && !isTotpCode(code.replace(/\s/g, ''))) return async () => 'wrong';
      const use = await checkFactor({ owner: sessionId, purpose: 'proof' }, user.id, shown);
      return async (tx) => {
        const outcome = await use(tx);
        return outcome === 'wrong' || outcome === 'copied' ? outcome : 'right';
      };
    }
  };
}
