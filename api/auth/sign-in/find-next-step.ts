import type { Role } from '../../contract/rights.ts';
import type { FactorKind, PasskeysOff, SignInMethod, SignInStep } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { findFactors, hasFactor } from '../factors/find-factors.ts';
import { needsFactor, readSecuritySettings } from '../security-settings.ts';

export interface NextStep {
  step: SignInStep;
  /** What can be shown as the second factor; empty for other steps. */
  factor: FactorKind[];
  passkeys_off?: PasskeysOff;
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
 * @param passkeysOff why passkeys cannot be used where the page is open.
 * @throws ApiError 401 when the password was for the first sign-in, and has expired.
 */
export async function findNextStep(
  db: Reader,
  account: Account,
  shown: SignInMethod,
  passkeysOff: PasskeysOff | null,
): Promise<NextStep | undefined> {
  const factors = await findFactors(db, account.id);
  if (shown === 'password' && hasFactor(factors)) {
    const hasPasskey = factors.passkeys.length > 0;
    const kinds: (FactorKind | false)[] = [
      factors.totp && 'totp',
      hasPasskey && passkeysOff === null && 'passkey',
      factors.recovery_codes > 0 && 'recovery',
    ];
    const factor = kinds.filter((kind) => kind !== false);
    const isOff = hasPasskey && passkeysOff !== null;
    return { step: 'factor', factor, ...(isOff && { passkeys_off: passkeysOff }) };
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
