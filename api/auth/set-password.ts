import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { editRow } from '../db/edit-row.ts';
import { users } from '../db/schema.ts';
import { endBegun } from './end-begun.ts';

/**
 * Sets a password that its owner chose, and ends what was begun with the old one.
 *
 * @param address where the owner is, who keeps it.
 */
export async function setOwnPassword(
  tx: Tx,
  { id, username }: { id: number; username: string },
  passwordHash: string,
  { endsSessions, address }: { endsSessions: boolean; address: string | null },
): Promise<void> {
  const fields = { passwordHash, passwordExpiresAt: null };
  const ended = { ...fields, sessionEpoch: sql`${users.sessionEpoch} + 1` };
  await editRow(tx, users, id, username, endsSessions ? ended : fields);
  await endBegun(tx, id, { address });
}
