import { and, eq, isNotNull } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import type { AuditFields } from '../../contract/audit.ts';
import { messages } from '../../copy/messages.ts';
import { passkeys, totpFactors } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import { findFactors, hasFactor } from './find-factors.ts';
import { dropRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';

/** The account whose factors change. */
export interface FactorOwner {
  id: number;
  username: string;
  websiteId: number | null;
}

/** Records a change of an account's factors, sessions or password: what it was, never its content. */
export async function recordAccountChange(
  { record }: Change,
  { id, username, websiteId }: FactorOwner,
  sides: { before?: AuditFields; after?: AuditFields },
): Promise<void> {
  const subject = { entity: 'user', entityId: id, websiteId, label: username } as const;
  await record({ action: 'update', ...subject, ...sides });
}

/** Makes recovery codes for an account's first factor. Returns none when it has codes already. */
export async function addRecoveryCodes({ tx }: Change, userId: number): Promise<string[]> {
  const { recovery_codes } = await findFactors(tx, userId);
  return recovery_codes > 0 ? [] : await makeRecoveryCodes(tx, userId);
}

/** Removes the authenticator app. */
export async function removeTotp(change: Change, owner: FactorOwner): Promise<void> {
  const dropped = await change.tx
    .delete(totpFactors)
    .where(and(eq(totpFactors.userId, owner.id), isNotNull(totpFactors.confirmedAt)))
    .returning({ userId: totpFactors.userId });
  if (dropped.length === 0) throw new ApiError(404, messages.totpNotFound);
  await recordAccountChange(change, owner, { before: { totp: true }, after: { totp: false } });
}

/** Removes one passkey. */
export async function removePasskey(
  change: Change,
  owner: FactorOwner,
  passkeyId: string,
): Promise<void> {
  const [dropped] = await change.tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, owner.id), eq(passkeys.id, passkeyId)))
    .returning({ label: passkeys.label });
  if (dropped === undefined) throw new ApiError(404, messages.passkeyNotFound);
  await recordAccountChange(change, owner, {
    before: { passkey: dropped.label },
    after: { passkey: null },
  });
}

/** Removes all factors of an account. The password is the only way in until its owner sets one up again. */
export async function removeFactors(change: Change, owner: FactorOwner): Promise<void> {
  const { tx } = change;
  const factors = await findFactors(tx, owner.id);
  if (!hasFactor(factors)) throw new ApiError(409, messages.noFactors);
  await tx.delete(totpFactors).where(eq(totpFactors.userId, owner.id));
  await tx.delete(passkeys).where(eq(passkeys.userId, owner.id));
  await dropRecoveryCodes(tx, owner.id);
  await recordAccountChange(change, owner, {
    before: { totp: factors.totp, passkeys: factors.passkeys.length },
    after: { totp: false, passkeys: 0 },
  });
}

/** Drops the recovery codes when they belong to no factor any more. @throws ApiError 409 when one is required. */
export async function tidyFactors(
  { tx }: Change,
  userId: number,
  isRequired: boolean,
): Promise<void> {
  if (hasFactor(await findFactors(tx, userId))) return;
  if (isRequired) throw new ApiError(409, messages.factorKept);
  await dropRecoveryCodes(tx, userId);
}
