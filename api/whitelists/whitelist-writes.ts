import { and, eq, ne } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  recordCreation,
  recordDeletion,
  recordUpdate,
} from '../audit-log/audited-rows.ts';
import { type RowTarget, requireUnchanged } from '../audit-log/require-unchanged.ts';
import { undoRow } from '../audit-log/undo-row.ts';
import type { UndoStep } from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow, lastEditColumns } from '../db/edit-row.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';
import { requireRow } from '../http/require-row.ts';
import { isMatchable, requireWhitelistEntry } from './whitelist-queries.ts';

type EntryRow = typeof whitelists.$inferSelect;

const rows: AuditedRows<EntryRow> = {
  requireRow: (tx, id) =>
    requireRow(
      tx.select().from(whitelists).where(eq(whitelists.id, id)),
      messages.whitelistNotFound,
    ),
  requireListRow: requireWhitelistEntry,
  subject: ({ id, ip }) => ({ entity: 'whitelist', entityId: id, websiteId: null, label: ip }),
  auditFields: ({ ip, status, version }) => ({ ip, status, version }),
  undo: { writes: ['create', 'update', 'delete'], columns: ['ip', 'status'] },
};

export async function addToWhitelist(change: Change, ip: string): Promise<number> {
  return await recordCreation(change, rows, insertEntry(change, { ip }));
}

export async function setWhitelistStatus(
  change: Change,
  target: RowTarget,
  status: boolean,
): Promise<void> {
  await recordUpdate(change, rows, target, (before) => setStatus(change, before, status));
}

export async function removeFromWhitelist(change: Change, target: RowTarget): Promise<void> {
  const entry = await requireUnchanged(change.tx, rows, target);
  await deleteEntry(change, entry);
  await recordDeletion(change, rows, entry);
}

/** Undoes any write of an entry. */
export async function undoWhitelistWrite(
  change: Change,
  steps: readonly UndoStep[],
): Promise<Undone> {
  return await undoRow(change, rows, steps, {
    edit: (entry, { status = false }) => setStatus(change, entry, status),
    remove: (entry) => deleteEntry(change, entry),
    add: ({ id, ip = '', status }) => insertEntry(change, { id, ip, status }),
  });
}

function insertEntry(
  { tx, by }: Change,
  entry: Pick<typeof whitelists.$inferInsert, 'id' | 'ip' | 'status'>,
) {
  return tx
    .insert(whitelists)
    .values({ ...entry, ...lastEditColumns(by.username) })
    .returning()
    .catch(refuseDuplicate('ip', messages.whitelistTaken));
}

/** Admins may not deactivate the address that they use. */
async function setStatus({ tx, by }: Change, entry: EntryRow, status: boolean): Promise<void> {
  if (!status) await requireNotNeeded(tx, by.address, entry);
  await editRow(tx, whitelists, entry.id, by.username, { status });
}

async function deleteEntry({ tx, by }: Change, entry: EntryRow): Promise<void> {
  await requireNotNeeded(tx, by.address, entry);
  await tx.delete(whitelists).where(eq(whitelists.id, entry.id));
}

/**
 * Requires that the entry does not admit the caller, and another active entry with an address that a client can have.
 * Otherwise nobody would pass the gate.
 */
async function requireNotNeeded(
  tx: Tx,
  address: string | null,
  { id, ip, status }: EntryRow,
): Promise<void> {
  if (ip === address) throw new ApiError(409, messages.cannotLockSelfOut);
  if (!status || !isMatchable(ip)) return;
  const others = await tx
    .select({ ip: whitelists.ip })
    .from(whitelists)
    .where(and(eq(whitelists.status, true), ne(whitelists.id, id)));
  if (!others.some((other) => isMatchable(other.ip))) throw new ApiError(409, messages.lastAddress);
}
