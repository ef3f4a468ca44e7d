import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { editRow } from '../db/edit-row.ts';
import { users } from '../db/schema.ts';

/** Sets a password that its owner chose. */
export async function setOwnPassword(
  tx: Tx,
  { id, username }: { id: number; username: string },
  passwordHash: string,
  { endsSessions }: { endsSessions: boolean },
): Promise<void> {
  const fields = { passwordHash, passwordExpiresAt: null };
  const ended = { ...fields, sessionEpoch: sql`${users.sessionEpoch} + 1` };
  await editRow(tx, users, id, username, endsSessions ? ended : fields);
}
