import type { Change } from '../audit-log/audited-database.ts';
import type { AuditAction } from '../contract/audit.ts';

/** The account that a sign-in or a sign-out is about. */
export interface SignInAccount {
  id: number;
  username: string;
  websiteId: number | null;
}

/**
 * Records a sign-in, a refused sign-in or a sign-out. A refused sign-in is recorded with the account's name and never
 * with the typed text, because people type passwords into the wrong field.
 *
 * @param account undefined when no account has the typed name.
 */
export async function recordSignIn(
  { record }: Change,
  action: Extract<AuditAction, `sign-${string}`>,
  account: SignInAccount | undefined,
): Promise<void> {
  await record({
    action,
    entity: 'user',
    entityId: account?.id ?? null,
    websiteId: account?.websiteId ?? null,
    label: account?.username ?? '',
  });
}
