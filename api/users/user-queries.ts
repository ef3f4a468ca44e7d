import { asc, eq } from 'drizzle-orm';
import type { AdminUser } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { listPage, type PageParams } from '../db/list-page.ts';
import { users } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

const columns = {
  id: users.id,
  username: users.username,
  status: users.status,
  last_edited_at: users.lastEditedAt,
  last_edited_by: users.lastEditedBy,
  version: users.version,
};

/** One page of the accounts. */
export function listUsers(db: Reader, page: PageParams): Promise<AdminUser[]> {
  const rows = db.select(columns).from(users).orderBy(asc(users.id));
  return listPage(rows, db.$count(users), page);
}

export async function requireUser(db: Reader, id: number): Promise<AdminUser> {
  const found = db.select(columns).from(users).where(eq(users.id, id));
  const row = await requireRow(found, messages.userNotFound);
  return { ...row, all_data: await db.$count(users) };
}
