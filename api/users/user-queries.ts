import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { AdminUser } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import { edited } from '../db/edited.ts';
import { isUniqueFault } from '../db/is-unique-fault.ts';
import type { Reader, Tx } from '../db/open.ts';
import { users, websites } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { ApiError, fieldError } from '../http-errors.ts';

export interface NewUser {
  username: string;
  passwordHash: string;
  websiteId: number | null;
}

/** One page of the accounts. */
export async function listUsers(
  db: Reader,
  { pageSize, page }: { pageSize: number; page: number },
): Promise<AdminUser[]> {
  const total = await db.$count(users);
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      status: users.status,
      last_edited_at: users.lastEditedAt,
      last_edited_by: users.lastEditedBy,
    })
    .from(users)
    .orderBy(asc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => ({ ...row, all_data: total }));
}

export async function createUser(tx: Tx, user: NewUser, by: string): Promise<number> {
  if (user.websiteId !== null && !(await tx.$count(websites, eq(websites.id, user.websiteId)))) {
    throw fieldError(400, 'website_id', messages.websiteNotFound);
  }
  try {
    const [created] = await tx
      .insert(users)
      .values({ ...user, usernameKey: usernameKey(user.username), ...edited(by) })
      .returning({ id: users.id });
    if (created === undefined) throw new Error('The database kept no new user.');
    return created.id;
  } catch (error) {
    if (isUniqueFault(error)) throw fieldError(409, 'username', messages.usernameTaken);
    throw error;
  }
}

/** Switches an account on or off; either way its sessions end. */
export async function setUserStatus(
  tx: Tx,
  id: number,
  status: boolean,
  by: { id: number; username: string },
): Promise<void> {
  await requireUser(tx, id);
  if (!status) {
    if (id === by.id) throw new ApiError(409, messages.cannotDeactivateSelf);
    await requireAnotherActive(tx, id);
  }
  await tx
    .update(users)
    .set({ status, sessionEpoch: nextEpoch, ...edited(by.username) })
    .where(eq(users.id, id));
}

/** Gives an account a new password; its sessions end. */
export async function setUserPassword(
  tx: Tx,
  id: number,
  passwordHash: string,
  by: string,
): Promise<void> {
  await requireUser(tx, id);
  await tx
    .update(users)
    .set({ passwordHash, sessionEpoch: nextEpoch, ...edited(by) })
    .where(eq(users.id, id));
}

/** Deletes an account and answers with its name. */
export async function deleteUser(tx: Tx, id: number, by: { id: number }): Promise<string> {
  const { username } = await requireUser(tx, id);
  if (id === by.id) throw new ApiError(409, messages.cannotDeleteSelf);
  await requireAnotherActive(tx, id);
  await tx.delete(users).where(eq(users.id, id));
  return username;
}

const nextEpoch = sql`${users.sessionEpoch} + 1`;

async function requireUser(tx: Tx, id: number): Promise<{ username: string }> {
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, id));
  if (user === undefined) throw new ApiError(404, messages.userNotFound);
  return user;
}

/** Two admins may act on each other at once: the caller's own account is asked for again here, inside the transaction. */
async function requireAnotherActive(tx: Tx, id: number): Promise<void> {
  if ((await tx.$count(users, and(eq(users.status, true), ne(users.id, id)))) === 0) {
    throw new ApiError(409, messages.lastActiveAdmin);
  }
}
