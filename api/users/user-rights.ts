import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { UndoStep } from '../audit-log/undo-steps.ts';
import { readRights } from '../auth/rights/stored-rights.ts';
import type { UserRights } from '../contract/requests.ts';
import { normalRights, type Rights } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow } from '../db/edit-row.ts';
import { hasWebsite } from '../db/has-website.ts';
import { users } from '../db/schema.ts';
import { ApiError, fieldError } from '../http/errors.ts';

export type User = typeof users.$inferSelect;

/** The columns for what an account may do. */
export function rightsToColumns({ role, website_ids: ids, may_publish }: Rights) {
  return {
    role,
    websiteId: ids[0] ?? null,
    websiteIds: ids.length > 1 ? ids : null,
    mayPublish: may_publish,
  };
}

/** @throws ApiError 400 when a website does not exist, or an account that is no admin would have none. */
export async function requireGoodRights(tx: Tx, { role, website_ids }: Rights): Promise<void> {
  if (role !== 'admin' && website_ids.length === 0) {
    throw fieldError(400, 'website_ids', messages.noWebsiteChosen);
  }
  for (const [at, id] of website_ids.entries()) {
    if (await hasWebsite(tx, id)) continue;
    throw fieldError(400, at === 0 ? 'website_id' : 'website_ids', messages.websiteNotFound);
  }
}

/**
 * Changes what an account may do. This does not end its sessions: each request reads the rights again.
 *
 * @returns the step to undo it; undefined when nothing changed.
 * @throws ApiError 409 for the caller's own account and the last active admin.
 */
export async function changeRights(
  change: Change,
  user: User,
  wanted: UserRights,
): Promise<UndoStep | undefined> {
  const before = readRights(user);
  const role = wanted.role ?? before.role;
  const after = normalRights({
    role,
    website_ids: wanted.website_ids ?? before.website_ids,
    may_publish: wanted.may_publish ?? (role === before.role && before.may_publish),
  });
  if (isDeepStrictEqual(before, after)) return undefined;
  await requireGoodRights(change.tx, after);
  await writeRights(change, user, after);
  return {
    type: 'row',
    table: 'users',
    id: user.id,
    before: { rights: before },
    after: { rights: after },
  };
}

/** @throws ApiError 409 for the caller's own account and the last active admin. */
export async function writeRights(
  { tx, by }: Change,
  { id, role }: User,
  rights: Rights,
): Promise<void> {
  if (id === by.userId) throw new ApiError(409, messages.cannotChangeOwnRole);
  if (role === 'admin' && rights.role !== 'admin') await requireAnotherAdmin(tx, id);
  await editRow(tx, users, id, by.username, rightsToColumns(rights));
}

/**
 * Requires another active admin besides `id`. The caller's account may not be active any more, because two admins may
 * change each other's accounts at the same time.
 */
export async function requireAnotherAdmin(tx: Tx, id: number): Promise<void> {
  const [another] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, true), eq(users.role, 'admin'), ne(users.id, id)))
    .limit(1);
  if (another === undefined) throw new ApiError(409, messages.lastActiveAdmin);
}
