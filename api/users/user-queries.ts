import { asc, eq } from 'drizzle-orm';
import type { AdminUser } from '../contract/entities.ts';
import type { ListQuery, listSorts } from '../contract/list-query.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { isNarrowed, listFound } from '../db/list-found.ts';
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

/** One page of the accounts, or of those that the query finds. */
export function listUsers(
  db: Reader,
  query: ListQuery<(typeof listSorts.users)[number]>,
  page: PageParams,
): Promise<AdminUser[]> {
  const rows = db.select(columns).from(users).orderBy(asc(users.id));
  return isNarrowed(query)
    ? listFound({ rows, textsOf: ({ username }) => [username] }, query, page)
    : listPage(rows, db.$count(users), page);
}

export async function requireUser(db: Reader, id: number): Promise<AdminUser> {
  const found = db.select(columns).from(users).where(eq(users.id, id));
  const row = await requireRow(found, messages.userNotFound);
  return { ...row, all_data: await db.$count(users) };
}
