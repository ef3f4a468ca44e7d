import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  recordCreation,
  recordDeletion,
  recordUpdate,
} from '../audit-log/audited-rows.ts';
import { type RowTarget, requireUnchanged } from '../audit-log/require-unchanged.ts';
import { undoOf } from '../audit-log/undo-row.ts';
import { networksOf } from '../contract/ip-network.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow, lastEditColumns } from '../db/edit-row.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';
import { requireRow } from '../http/require-row.ts';
import { isMatchable, requireWhitelistEntry } from './whitelist-queries.ts';

type EntryRow = typeof whitelists.$inferSelect;

/** Undefined does not change a field. */
export interface EntryEdit {
  status?: boolean | undefined;
  note?: string | undefined;
}

const rows: AuditedRows<EntryRow> = {
  requireRow: (tx, id) =>
    requireRow(
      tx.select().from(whitelists).where(eq(whitelists.id, id)),
      messages.whitelistNotFound,
    ),
  requireListRow: requireWhitelistEntry,
  subject: ({ id, ip }) => ({ entity: 'whitelist', entityId: id, websiteId: null, label: ip }),
  auditFields: ({ ip, note, status, until, version }) => ({
    ip,
    note,
    status,
    ...(until !== null && { until }),
    version,
  }),
  undo: {
    table: 'whitelists',
    columns: ['ip', 'note', 'status'],
    edit: (change, entry, { status, note }) => editEntry(change, entry, { status, note }),
    remove: deleteEntry,
    add: (change, { id, ip = '', note, status }) => insertEntry(change, { id, ip, note, status }),
  },
};

/** @param entry `ip` as it is stored, see `WhitelistEntry`. */
export async function addToWhitelist(
  change: Change,
  entry: Pick<typeof whitelists.$inferInsert, 'ip' | 'note'>,
): Promise<number> {
  return await recordCreation(change, rows, insertEntry(change, entry));
}

export async function editWhitelistEntry(
  change: Change,
  target: RowTarget,
  edit: EntryEdit,
): Promise<void> {
  await recordUpdate(change, rows, target, (before) => editEntry(change, before, edit));
}

export async function removeFromWhitelist(change: Change, target: RowTarget): Promise<void> {
  const entry = await requireUnchanged(change.tx, rows, target);
  await deleteEntry(change, entry);
  // An undo would bring an address of the day back without its end.
  const { undo, ...withoutUndo } = rows;
  await recordDeletion(change, entry.until === null ? rows : withoutUndo, entry);
}

/** Undoes any write of an entry. */
export const undoWhitelistWrite = undoOf(rows);

function insertEntry(
  { tx, by }: Change,
  entry: Pick<typeof whitelists.$inferInsert, 'id' | 'ip' | 'note' | 'status'>,
) {
  return tx
    .insert(whitelists)
    .values({ ...entry, ...lastEditColumns(by.username) })
    .returning()
    .catch(refuseDuplicate('ip', messages.whitelistTaken));
}

/** Admins may not deactivate the address that they use. */
async function editEntry({ tx, by }: Change, entry: EntryRow, edit: EntryEdit): Promise<void> {
  if (edit.status !== undefined && entry.until !== null)
    throw new ApiError(409, messages.noStatusOfDay);
  if (edit.status === false) await requireNotNeeded(tx, by.address, entry);
  await editRow(tx, whitelists, entry.id, by.username, edit);
}

async function deleteEntry({ tx, by }: Change, entry: EntryRow): Promise<void> {
  await requireNotNeeded(tx, by.address, entry);
  await tx.delete(whitelists).where(eq(whitelists.id, entry.id));
}

/**
 * Requires that other entries admit the caller, and somebody. Otherwise nobody would pass the gate. Addresses of the day
 * do not count: they end by themselves.
 */
async function requireNotNeeded(
  tx: Tx,
  address: string | null,
  { id, ip, status, until }: EntryRow,
): Promise<void> {
  if (!status || (until !== null && until <= new Date().toISOString())) return;
  const others = await tx
    .select({ ip: whitelists.ip })
    .from(whitelists)
    .where(and(eq(whitelists.status, true), isNull(whitelists.until), ne(whitelists.id, id)));
  const admitting = new Set(address === null ? [] : networksOf(address));
  if (admitting.has(ip) && !others.some((other) => admitting.has(other.ip)))
    throw new ApiError(409, messages.cannotLockSelfOut);
  if (until !== null || !isMatchable(ip)) return;
  if (!others.some((other) => isMatchable(other.ip))) throw new ApiError(409, messages.lastAddress);
}
