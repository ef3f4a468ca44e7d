import type { Role } from '../../contract/rights.ts';
import type { FactorKind, SignInMethod, SignInStep } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { findFactors, hasFactor } from '../factors/find-factors.ts';
import { needsFactor, readSecuritySettings } from '../security-settings.ts';

export interface NextStep {
  step: SignInStep;
  /** What can be shown as the second factor; empty for other steps. */
  factor: FactorKind[];
}

/** The account's data that decide what a sign-in needs. */
interface Account {
  id: number;
  role: Role;
  passwordExpiresAt: string | null;
}

/**
 * The step that a sign-in needs next. Undefined when the person may come in. Every way in passes here.
 *
 * @param hasPasskeys whether passkeys can be used on this server.
 * @throws ApiError 401 when the password was for the first sign-in, and has expired.
 */
export async function findNextStep(
  db: Reader,
  account: Account,
  shown: SignInMethod,
  hasPasskeys: boolean,
): Promise<NextStep | undefined> {
  const factors = await findFactors(db, account.id);
  if (shown === 'password' && hasFactor(factors)) {
    const kinds: (FactorKind | false)[] = [
      factors.totp && 'totp',
      hasPasskeys && factors.passkeys.length > 0 && 'passkey',
      factors.recovery_codes > 0 && 'recovery',
    ];
    return { step: 'factor', factor: kinds.filter((kind) => kind !== false) };
  }
  const settings = await readSecuritySettings(db);
  const { passwordExpiresAt } = account;
  if (settings.temporary_passwords && passwordExpiresAt !== null && shown !== 'passkey') {
    if (passwordExpiresAt <= new Date().toISOString()) {
      throw new ApiError(401, messages.passwordExpired);
    }
    return { step: 'new-password', factor: [] };
  }
  if (needsFactor(settings, account.role) && !hasFactor(factors)) {
    return { step: 'set-up', factor: [] };
  }
  return undefined;
}
