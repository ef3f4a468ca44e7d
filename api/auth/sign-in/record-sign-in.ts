import type { Change } from '../../audit-log/audited-database.ts';
import type { AuditAction, AuditFields } from '../../contract/audit.ts';

/** The account that a sign-in or a sign-out is about. */
export interface SignInAccount {
  id: number;
  username: string;
  websiteId: number | null;
}

/** Records a passkey whose counter went back. Every admin is warned. */
export async function recordCopiedPasskey(change: Change, account: SignInAccount): Promise<void> {
  await recordSignIn(change, 'sign-in-refused', account, {
    factor: 'passkey',
    passkey_copied: true,
  });
}

/**
 * Records a sign-in, a refused sign-in or a sign-out. A refused sign-in is recorded with the account's name and never
 * with the typed text, because people type passwords into the wrong field.
 *
 * @param account undefined when no account has the typed name.
 * @param details the browser, and what was shown: never a code.
 */
export async function recordSignIn(
  { record }: Change,
  action: Extract<AuditAction, `sign-${string}`>,
  account: SignInAccount | undefined,
  details?: AuditFields,
): Promise<void> {
  await record({
    action,
    entity: 'user',
    entityId: account?.id ?? null,
    websiteId: account?.websiteId ?? null,
    label: account?.username ?? '',
    ...(details && { after: details }),
  });
}
