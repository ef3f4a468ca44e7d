import { eq, sql } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  recordCreation,
  recordDeletion,
  recordUpdate,
  rowSteps,
} from '../audit-log/audited-rows.ts';
import { type RowTarget, requireUnchanged } from '../audit-log/require-unchanged.ts';
import { type UndoRow, undoOf } from '../audit-log/undo-row.ts';
import { endBegun } from '../auth/end-begun.ts';
import { findAlikeName } from '../auth/find-alike-name.ts';
import { takeOverLostSchedules } from '../auth/rights/author-schedules.ts';
import { readRights } from '../auth/rights/stored-rights.ts';
import { readSecuritySettings } from '../auth/security-settings.ts';
import type { UserRights } from '../contract/requests.ts';
import type { Rights } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow, lastEditColumns } from '../db/edit-row.ts';
import { users } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';
import { requireRow } from '../http/require-row.ts';
import { requireUser } from './user-queries.ts';
import {
  changeRights,
  requireAnotherAdmin,
  requireGoodRights,
  rightsToColumns,
  type User,
  writeRights,
} from './user-rights.ts';

/** How long a password works that somebody else chose, while the setting `temporary_passwords` is on. */
const temporaryPasswordHours = 72;

export interface NewUser {
  username: string;
  passwordHash: string;
  rights: Rights;
}

/** What is to change of an account; undefined does not change it. */
export interface UserEdit {
  status: boolean | undefined;
  rights: UserRights;
  /** Whether the caller takes over the publications that the account may no longer make. */
  takesOver: boolean;
}

const rows: AuditedRows<User> = {
  requireRow: (tx, id) =>
    requireRow(tx.select().from(users).where(eq(users.id, id)), messages.userNotFound),
  requireListRow: requireUser,
  subject: ({ id, websiteId, username }) => ({
    entity: 'user',
    entityId: id,
    websiteId,
    label: username,
  }),
  auditFields: ({ username, status, role, websiteId, websiteIds, mayPublish, version }) => ({
    username,
    status,
    role,
    website_id: websiteId,
    ...(websiteIds !== null && { website_ids: websiteIds.join(', ') }),
    ...(role === 'editor' && { may_publish: mayPublish }),
    version,
  }),
  undo: {
    table: 'users',
    columns: ['status'],
    edit: (change, user, { status = user.status }) => setStatus(change, user, status),
    remove: removeUser,
  },
};

export async function createUser(change: Change, { rights, ...user }: NewUser): Promise<number> {
  const { tx, by } = change;
  const passwordExpiresAt = await findPasswordExpiry(change, undefined);
  await requireGoodRights(tx, rights);
  await requireNewLook(tx, user.username);
  const inserted = tx
    .insert(users)
    .values({
      ...user,
      passwordExpiresAt,
      ...rightsToColumns(rights),
      usernameKey: usernameKey(user.username),
      ...lastEditColumns(by.username),
    })
    .returning()
    .catch(refuseDuplicate('username', messages.usernameTaken));
  return await recordCreation(change, rows, inserted);
}

/** @throws ApiError 409 when another account's name looks like this one. */
async function requireNewLook(tx: Tx, username: string): Promise<void> {
  const other = await findAlikeName(tx, username);
  const isSame = !other?.isMachine && usernameKey(other?.name ?? '') === usernameKey(username);
  // The same name of another account is refused as taken, by the database.
  if (other && !isSame) throw fieldError(409, 'username', messages.usernameLooksAlike(other.name));
}

/**
 * Changes the status of an account, which ends its sessions, and its rights.
 *
 * @returns the id of the entry that undoes the change of rights; `null` when no right was changed.
 */
export async function updateUser(
  change: Change,
  target: RowTarget,
  { status, rights, takesOver }: UserEdit,
): Promise<number | null> {
  const { tx } = change;
  const before = await requireUnchanged(tx, rows, target);
  const step = await changeRights(change, before, rights);
  if (status !== undefined) await setStatus(change, before, status);
  else if (step === undefined) {
    change.nothingToWrite();
    return null;
  }
  if (takesOver) await takeOverLostSchedules(change);
  const after = await rows.requireRow(tx, target.id);
  const steps = [...(rowSteps(rows, before, after) ?? []), ...(step ? [step] : [])];
  const entryId = await change.record({
    action: 'update',
    ...rows.subject(after),
    before: rows.auditFields(before),
    after: rows.auditFields(after),
    undo: steps.length > 0 ? steps : undefined,
  });
  return step ? entryId : null;
}

async function setStatus(change: Change, { id, role }: User, status: boolean): Promise<void> {
  if (!status) {
    if (id === change.by.userId) throw new ApiError(409, messages.cannotDeactivateSelf);
    if (role === 'admin') await requireAnotherAdmin(change.tx, id);
  }
  await editAndEndSessions(change, id, { status });
}

/** Sets an account's password and ends its sessions. */
export async function setUserPassword(
  change: Change,
  target: RowTarget,
  passwordHash: string,
): Promise<void> {
  const update = async ({ id }: { id: number }) => {
    const passwordExpiresAt = await findPasswordExpiry(change, id);
    await editAndEndSessions(change, id, { passwordHash, passwordExpiresAt });
  };
  await recordUpdate(change, rows, target, update, { password_changed: true });
}

/** Deletes an account and returns its name. */
export async function deleteUser(
  change: Change,
  target: RowTarget,
  { takesOver }: { takesOver: boolean },
): Promise<string> {
  const user = await requireUnchanged(change.tx, rows, target);
  await removeUser(change, user);
  if (takesOver) await takeOverLostSchedules(change);
  await recordDeletion(change, rows, user);
  return user.username;
}

async function removeUser({ tx, by }: Change, { id, role }: User): Promise<void> {
  if (id === by.userId) throw new ApiError(409, messages.cannotDeleteSelf);
  if (role === 'admin') await requireAnotherAdmin(tx, id);
  await tx.delete(users).where(eq(users.id, id));
}

const undoStatus = undoOf(rows);

const undoRights = undoOf<User & { rights: Rights }>({
  requireRow: async (tx, id) => {
    const user = await rows.requireRow(tx, id);
    return { ...user, rights: readRights(user) };
  },
  subject: rows.subject,
  undo: {
    table: 'users',
    columns: ['rights'],
    edit: (change, user, { rights = user.rights }) => writeRights(change, user, rights),
  },
});

/** Undoes the creation of an account or a change of its status or rights. A deleted account is not stored anywhere. */
export const undoUserWrite: UndoRow = async (change, step) =>
  await (step.before && 'rights' in step.before ? undoRights : undoStatus)(change, step);

async function editAndEndSessions(
  { tx, by }: Change,
  id: number,
  fields: { status: boolean } | { passwordHash: string; passwordExpiresAt: string | null },
): Promise<void> {
  const sessionEpoch = sql`${users.sessionEpoch} + 1`;
  await editRow(tx, users, id, by.username, { ...fields, sessionEpoch });
  await endBegun(tx, id, { address: id === by.userId ? by.address : undefined });
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
