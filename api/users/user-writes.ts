import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Change } from '../audit/audited-database.ts';
import type { AuditFields } from '../contract/audit.ts';
import { messages } from '../copy/messages.ts';
import { created } from '../db/created.ts';
import { edited } from '../db/edited.ts';
import { isUniqueFault } from '../db/is-unique-fault.ts';
import type { Tx } from '../db/open.ts';
import { users, websites } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { ApiError, fieldError } from '../http-errors.ts';
import { requireVersion } from '../require-version.ts';
import { requireUser } from './user-queries.ts';

export interface NewUser {
  username: string;
  passwordHash: string;
  websiteId: number | null;
}

/** Which account, and the version of it that the caller saw. */
export interface UserTarget {
  id: number;
  version?: number | undefined;
}

type UserRow = typeof users.$inferSelect;

export async function createUser({ tx, by, record }: Change, user: NewUser): Promise<number> {
  if (user.websiteId !== null && !(await tx.$count(websites, eq(websites.id, user.websiteId)))) {
    throw fieldError(400, 'website_id', messages.websiteNotFound);
  }
  const [row] = await tx
    .insert(users)
    .values({ ...user, usernameKey: usernameKey(user.username), ...created(by.username) })
    .returning()
    .catch(asTaken);
  if (row === undefined) throw new Error('The database kept no new user.');
  await record({ action: 'create', ...subject(row), after: auditFields(row) });
  return row.id;
}

/** Switches an account on or off; either way its sessions end. */
export async function setUserStatus(
  change: Change,
  { id, version }: UserTarget,
  status: boolean,
): Promise<void> {
  const { tx, by } = change;
  requireVersion(await requireUser(tx, id), version);
  if (!status) {
    if (id === by.userId) throw new ApiError(409, messages.cannotDeactivateSelf);
    await requireAnotherActive(tx, id);
  }
  await updateUser(change, id, { status });
}

/** Gives an account a new password; its sessions end. */
export async function setUserPassword(
  change: Change,
  { id, version }: UserTarget,
  passwordHash: string,
): Promise<void> {
  requireVersion(await requireUser(change.tx, id), version);
  await updateUser(change, id, { passwordHash }, { password_changed: true });
}

/** Deletes an account and answers with its name. */
export async function deleteUser(
  { tx, by, record }: Change,
  { id, version }: UserTarget,
): Promise<string> {
  requireVersion(await requireUser(tx, id), version);
  if (id === by.userId) throw new ApiError(409, messages.cannotDeleteSelf);
  await requireAnotherActive(tx, id);
  const row = await only(tx.delete(users).where(eq(users.id, id)).returning());
  await record({ action: 'delete', ...subject(row), before: auditFields(row) });
  return row.username;
}

async function updateUser(
  { tx, by, record }: Change,
  id: number,
  fields: { status: boolean } | { passwordHash: string },
  remark: AuditFields = {},
): Promise<void> {
  const before = await only(tx.select().from(users).where(eq(users.id, id)));
  const after = await only(
    tx
      .update(users)
      .set({ ...fields, sessionEpoch: nextEpoch, ...edited(by.username) })
      .where(eq(users.id, id))
      .returning(),
  );
  await record({
    action: 'update',
    ...subject(after),
    before: auditFields(before),
    after: { ...auditFields(after), ...remark },
  });
}

const nextEpoch: SQL = sql`${users.sessionEpoch} + 1`;

/** Two admins may act on each other at once: the caller's own account is asked for again here, inside the transaction. */
async function requireAnotherActive(tx: Tx, id: number): Promise<void> {
  const [another] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, true), ne(users.id, id)))
    .limit(1);
  if (another === undefined) throw new ApiError(409, messages.lastActiveAdmin);
}

function subject({ id, websiteId, username }: UserRow) {
  return { entity: 'user', entityId: id, websiteId, label: username } as const;
}

/** Named one by one: neither the password's hash nor whatever a later column holds gets into the trail. */
function auditFields({ username, status, websiteId, version }: UserRow): AuditFields {
  return { username, status, website_id: websiteId, version };
}

async function only<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw new ApiError(404, messages.userNotFound);
  return row;
}

function asTaken(error: unknown): never {
  if (isUniqueFault(error)) throw fieldError(409, 'username', messages.usernameTaken);
  throw error;
}
