import { eq } from 'drizzle-orm';
import type { Rights } from '../../../api/contract/rights.ts';
import { users } from '../../../api/db/schema.ts';
import { rightsToColumns } from '../../../api/users/user-rights.ts';
import { addAdmin, type TestApi } from '../test-api.ts';

export const editor: Rights = { role: 'editor', website_ids: [1], may_publish: false };
export const publisher: Rights = { ...editor, may_publish: true };
export const viewer: Rights = { role: 'viewer', website_ids: [1], may_publish: false };

/** Adds an account and signs it in. Returns its id and cookies. */
export async function addUser(
  api: TestApi,
  username: string,
  rights: Rights,
): Promise<{ id: number; cookie: string }> {
  const id = await addAdmin(api.db, username);
  await setRights(api, id, rights);
  return { id, cookie: await api.signIn(username) };
}

/** Changes what an account may do, as another server would. */
export async function setRights({ db }: TestApi, id: number, rights: Rights): Promise<void> {
  await db.write((tx) =>
    tx.update(users).set(rightsToColumns(rights)).where(eq(users.id, id)).execute(),
  );
}
