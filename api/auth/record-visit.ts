import type { AuditedDatabase } from '../audit/audited-database.ts';
import type { AuditAction } from '../contract/audit.ts';

export interface Visitor {
  id: number;
  username: string;
  websiteId: number | null;
}

/**
 * Puts a sign-in, a refused one or a sign-out on record. Of a refused one it keeps the account's name, never what was
 * typed: people type their password into the wrong field.
 *
 * @param user undefined when nobody has the name that was typed.
 */
export async function recordVisit(
  db: AuditedDatabase,
  action: Extract<AuditAction, `sign-${string}`>,
  user: Visitor | undefined,
  address: string | undefined,
): Promise<void> {
  const username = user?.username ?? '';
  const userId = action === 'sign-in-refused' ? null : (user?.id ?? null);
  await db.write({ userId, username, address: address ?? null }, ({ record }) =>
    record({
      action,
      entity: 'user',
      entityId: user?.id ?? null,
      websiteId: user?.websiteId ?? null,
      label: username,
    }),
  );
}
