import type { AuditedDatabase } from '../audit/audited-database.ts';
import type { AuditAction } from '../contract/audit.ts';
import type { Tx } from '../db/open.ts';

export interface Visit {
  action: Extract<AuditAction, `sign-${string}`>;
  /** Undefined when nobody has the name that was typed. */
  user: { id: number; username: string; websiteId: number | null } | undefined;
  address: string | undefined;
}

/**
 * Puts a sign-in, a refused one or a sign-out on record. Of a refused one it keeps the account's name, never what was
 * typed: people type their password into the wrong field.
 *
 * @param change what the visit does to sessions, in the same transaction.
 */
export async function recordVisit<T>(
  db: AuditedDatabase,
  { action, user, address }: Visit,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const username = user?.username ?? '';
  const userId = action === 'sign-in-refused' ? null : (user?.id ?? null);
  return await db.write({ userId, username, address: address ?? null }, async ({ tx, record }) => {
    await record({
      action,
      entity: 'user',
      entityId: user?.id ?? null,
      websiteId: user?.websiteId ?? null,
      label: username,
    });
    return await change(tx);
  });
}
