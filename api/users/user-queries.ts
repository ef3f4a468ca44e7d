import { asc, eq } from 'drizzle-orm';
import type { AdminUser } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { tableSize } from '../db/table-size.ts';
import { ApiError } from '../http-errors.ts';

const columns = {
  id: users.id,
  username: users.username,
  status: users.status,
  last_edited_at: users.lastEditedAt,
  last_edited_by: users.lastEditedBy,
  version: users.version,
};

/** One page of the accounts. */
export async function listUsers(
  db: Reader,
  { pageSize, page }: { pageSize: number; page: number },
): Promise<AdminUser[]> {
  const total = await tableSize(db, 'users');
  const rows = await db
    .select(columns)
    .from(users)
    .orderBy(asc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => ({ ...row, all_data: total }));
}

export async function requireUser(db: Reader, id: number): Promise<AdminUser> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  if (row === undefined) throw new ApiError(404, messages.userNotFound);
  return { ...row, all_data: await tableSize(db, 'users') };
}
