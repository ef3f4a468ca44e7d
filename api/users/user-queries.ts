import { asc, eq } from 'drizzle-orm';
import { readRights, rightsColumns } from '../auth/rights/stored-rights.ts';
import type { AdminUser } from '../contract/entities.ts';
import type { ListQuery, listSorts } from '../contract/list-query.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { isNarrowed, listFound } from '../db/list-found.ts';
import { listPage, type PageParams } from '../db/list-page.ts';
import { users, websites } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

const columns = {
  id: users.id,
  username: users.username,
  status: users.status,
  ...rightsColumns,
  last_edited_at: users.lastEditedAt,
  last_edited_by: users.lastEditedBy,
  version: users.version,
};

type ListedUser = Pick<typeof users.$inferSelect, keyof typeof rightsColumns>;

/** One page of the accounts, or of those that the query finds. */
export async function listUsers(
  db: Reader,
  query: ListQuery<(typeof listSorts.users)[number]>,
  page: PageParams,
): Promise<AdminUser[]> {
  const rows = db.select(columns).from(users).orderBy(asc(users.id));
  const found = isNarrowed(query)
    ? await listFound({ rows, textsOf: ({ username }) => [username] }, query, page)
    : await listPage(rows, db.$count(users), page);
  const isWebsite = await websiteCheck(db);
  return found.map((row) => toListed(row, isWebsite));
}

export async function requireUser(db: Reader, id: number): Promise<AdminUser> {
  const found = db.select(columns).from(users).where(eq(users.id, id));
  const row = await requireRow(found, messages.userNotFound);
  return { ...toListed(row, await websiteCheck(db)), all_data: await db.$count(users) };
}

/** The ids of an account's websites stay stored after a website was deleted. */
async function websiteCheck(db: Reader): Promise<(id: number) => boolean> {
  const all = new Set(
    (await db.select({ id: websites.id }).from(websites).where(withBot)).map(({ id }) => id),
  );
  return (id) => all.has(id);
}

function toListed<Row extends ListedUser>(row: Row, isWebsite: (id: number) => boolean) {
  const { websiteId, websiteIds, mayPublish, ...listed } = row;
  const rights = readRights(row);
  return { ...listed, ...rights, website_ids: rights.website_ids.filter(isWebsite) };
}
