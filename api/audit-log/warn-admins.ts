import { and, eq, ne, or } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users, warnings } from '../db/schema.ts';

/**
 * Shows a sensitive write to every admin until they have seen it, and to the account that it is about.
 *
 * @param accountId the account that the write is about.
 * @param isNew whether the write added it: it need not know about that.
 */
export async function warnAdmins(
  tx: Tx,
  entryId: number,
  { accountId, isNew }: { accountId: number | undefined; isNew: boolean },
): Promise<void> {
  const ofAccount = eq(users.id, accountId ?? 0);
  const recipients = isNew
    ? and(eq(users.role, 'admin'), ne(users.id, accountId ?? 0))
    : or(eq(users.role, 'admin'), ofAccount);
  const told = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.status, true), recipients));
  if (told.length === 0) return;
  await tx.insert(warnings).values(told.map(({ userId }) => ({ userId, entryId })));
}
