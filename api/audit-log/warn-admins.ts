import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users, warnings } from '../db/schema.ts';

/**
 * Shows a sensitive write to every admin until they have seen it.
 *
 * @param newAccountId the account that the write added: it need not know about that.
 */
export async function warnAdmins(
  tx: Tx,
  entryId: number,
  newAccountId: number | undefined,
): Promise<void> {
  const isNew = newAccountId === undefined ? undefined : ne(users.id, newAccountId);
  const told = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.status, true), isNew));
  if (told.length === 0) return;
  await tx.insert(warnings).values(told.map(({ userId }) => ({ userId, entryId })));
}
