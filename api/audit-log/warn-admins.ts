import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users, warnings } from '../db/schema.ts';

/** Shows a sensitive write to every admin until they have seen it. */
export async function warnAdmins(tx: Tx, entryId: number): Promise<void> {
  const told = await tx.select({ userId: users.id }).from(users).where(eq(users.status, true));
  if (told.length === 0) return;
  await tx.insert(warnings).values(told.map(({ userId }) => ({ userId, entryId })));
}
