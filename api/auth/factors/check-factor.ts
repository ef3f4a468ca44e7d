import type { FactorKind, LoginFactorRequest } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import { type ApiError, fieldError } from '../../http/errors.ts';
import type { ChallengeKey } from './challenges.ts';
import { type Passkeys, takeShown } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { isTotpCode } from './totp.ts';
import type { TotpFactor } from './totp-factor.ts';

/** `copied`: the counter of the passkey went back. */
export type FactorOutcome = FactorKind | 'wrong' | 'copied';

/** Checks what a person shows as second factor, and uses it up. */
export type CheckFactor = (
  key: ChallengeKey,
  userId: number,
  shown: LoginFactorRequest,
) => Promise<(tx: Tx) => Promise<FactorOutcome>>;

/** The returned function runs in the transaction of what the factor allows. The slow part runs before it. */
export function createCheckFactor(totp: TotpFactor, passkeys: Passkeys | undefined): CheckFactor {
  return async (key, userId, { code, passkey }) => {
    if (code !== undefined) {
      return async (tx) => {
        const typed = code.replace(/\s/g, '');
        if (isTotpCode(typed)) return (await totp.take(tx, userId, typed)) ? 'totp' : 'wrong';
        return (await takeRecoveryCode(tx, userId, typed)) ? 'recovery' : 'wrong';
      };
    }
    const found = await passkeys?.checkShown(key, userId, passkey);
    if (found === undefined) return async () => 'wrong';
    return async (tx) => ((await takeShown(tx, found)) ? 'passkey' : 'copied');
  };
}

/** The error for a code or a passkey that proves nothing. */
export function wrongFactor({ code }: LoginFactorRequest): ApiError {
  if (code === undefined) return fieldError(400, 'passkey', messages.passkeyRefused);
  const isTotp = /^[\d\s]*$/.test(code);
  return fieldError(400, 'code', isTotp ? messages.wrongCode : messages.wrongRecoveryCode);
}
