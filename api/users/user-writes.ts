import { and, eq, ne, sql } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  type RowTarget,
  recordCreation,
  recordDeletion,
  recordUpdate,
  requireUnchanged,
} from '../audit-log/audited-rows.ts';
import { undoRow } from '../audit-log/undo-row.ts';
import type { UndoStep } from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
import { readSecuritySettings } from '../auth/security-settings.ts';
import { temporaryPasswordHours } from '../config/server-limits.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow } from '../db/edit-row.ts';
import { lastEditColumns } from '../db/last-edit-columns.ts';
import { users } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { ApiError } from '../http/errors.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';
import { requireFormWebsite } from '../http/require-form-website.ts';
import { requireRow } from '../http/require-row.ts';
import { requireUser } from './user-queries.ts';

export interface NewUser {
  username: string;
  passwordHash: string;
  websiteId: number | null;
}

const rows: AuditedRows<typeof users.$inferSelect> = {
  requireRow: (tx, id) =>
    requireRow(tx.select().from(users).where(eq(users.id, id)), messages.userNotFound),
  requireListRow: requireUser,
  subject: ({ id, websiteId, username }) => ({
    entity: 'user',
    entityId: id,
    websiteId,
    label: username,
  }),
  auditFields: ({ username, status, websiteId, version }) => ({
    username,
    status,
    website_id: websiteId,
    version,
  }),
  undo: { writes: ['create', 'update'], columns: ['status'] },
};

export async function createUser(change: Change, user: NewUser): Promise<number> {
  const { tx, by } = change;
  const passwordExpiresAt = await findPasswordExpiry(change, undefined);
  if (user.websiteId !== null) await requireFormWebsite(tx, user.websiteId);
  const inserted = tx
    .insert(users)
    .values({
      ...user,
      passwordExpiresAt,
      usernameKey: usernameKey(user.username),
      ...lastEditColumns(by.username),
    })
    .returning()
    .catch(refuseDuplicate('username', messages.usernameTaken));
  return await recordCreation(change, rows, inserted);
}

/** Activates or deactivates an account and ends its sessions. */
export async function setUserStatus(
  change: Change,
  target: RowTarget,
  status: boolean,
): Promise<void> {
  await recordUpdate(change, rows, target, (user) => setStatus(change, user, status));
}

async function setStatus(change: Change, { id }: { id: number }, status: boolean): Promise<void> {
  if (!status) {
    if (id === change.by.userId) throw new ApiError(409, messages.cannotDeactivateSelf);
    await requireAnotherActive(change.tx, id);
  }
  await updateUser(change, id, { status });
}

/** Sets an account's password and ends its sessions. */
export async function setUserPassword(
  change: Change,
  target: RowTarget,
  passwordHash: string,
): Promise<void> {
  const update = async ({ id }: { id: number }) => {
    const passwordExpiresAt = await findPasswordExpiry(change, id);
    await updateUser(change, id, { passwordHash, passwordExpiresAt });
  };
  await recordUpdate(change, rows, target, update, { password_changed: true });
}

/** Deletes an account and returns its name. */
export async function deleteUser(change: Change, target: RowTarget): Promise<string> {
  const user = await requireUnchanged(change.tx, rows, target);
  await removeUser(change, user);
  await recordDeletion(change, rows, user);
  return user.username;
}

async function removeUser({ tx, by }: Change, { id }: { id: number }): Promise<void> {
  if (id === by.userId) throw new ApiError(409, messages.cannotDeleteSelf);
  await requireAnotherActive(tx, id);
  await tx.delete(users).where(eq(users.id, id));
}

/** Undoes the creation of an account or a change of its status. A deleted account is not stored anywhere. */
export async function undoUserWrite(change: Change, steps: readonly UndoStep[]): Promise<Undone> {
  return await undoRow(change, rows, steps, {
    edit: (user, { status = user.status }) => setStatus(change, user, status),
    remove: (user) => removeUser(change, user),
  });
}

async function updateUser(
  { tx, by }: Change,
  id: number,
  fields: { status: boolean } | { passwordHash: string; passwordExpiresAt: string | null },
): Promise<void> {
  const sessionEpoch = sql`${users.sessionEpoch} + 1`;
  await editRow(tx, users, id, by.username, { ...fields, sessionEpoch });
}

/**
 * Requires another active account besides `id`. The caller's account may not be active any more, because two admins may
 * change each other's accounts at the same time.
 */
async function requireAnotherActive(tx: Tx, id: number): Promise<void> {
  const [another] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, true), ne(users.id, id)))
    .limit(1);
  if (another === undefined) throw new ApiError(409, messages.lastActiveAdmin);
}

/** Until when a password works that somebody else chose; `null` without that rule, and for one's own. */
async function findPasswordExpiry(
  { tx, by }: Change,
  id: number | undefined,
): Promise<string | null> {
  const { temporary_passwords } = await readSecuritySettings(tx);
  if (!temporary_passwords || (id !== undefined && id === by.userId)) return null;
  return new Date(Date.now() + temporaryPasswordHours * 3_600_000).toISOString();
}
