import { and, eq } from 'drizzle-orm';
import type { Rights } from '../../contract/rights.ts';
import type { Reader } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { SessionUser } from '../../http/app-env.ts';

/** The columns that `readRights` needs. */
export const rightsColumns = {
  role: users.role,
  websiteId: users.websiteId,
  websiteIds: users.websiteIds,
  mayPublish: users.mayPublish,
};

type StoredRights = Pick<typeof users.$inferSelect, keyof typeof rightsColumns>;

/** What a stored account may do. */
export function readRights({ role, websiteId, websiteIds, mayPublish }: StoredRights): Rights {
  const only = websiteId === null ? [] : [websiteId];
  return { role, website_ids: websiteIds ?? only, may_publish: mayPublish };
}

/** What an account may do; undefined when it is deleted or inactive. */
export async function findAccountRights(db: Reader, id: number): Promise<Rights | undefined> {
  const [account] = await db
    .select(rightsColumns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.status, true)));
  return account && readRights(account);
}

/** A stored account as the account of a request. */
export function toSessionUser(
  row: StoredRights & Pick<typeof users.$inferSelect, 'id' | 'username'>,
): SessionUser {
  const { id, username, websiteId } = row;
  return { id, username, websiteId, rights: readRights(row) };
}
