import { and, eq, ne } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  type RowTarget,
  recordCreation,
  recordDeletion,
  recordUpdate,
  requireUnchanged,
} from '../audit-log/audited-rows.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow } from '../db/edit-row.ts';
import { lastEditColumns } from '../db/last-edit-columns.ts';
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
};

export async function addToWhitelist(change: Change, ip: string): Promise<number> {
  const { tx, by } = change;
  const inserted = tx
    .insert(whitelists)
    .values({ ip, ...lastEditColumns(by.username) })
    .returning()
    .catch(refuseDuplicate('ip', messages.whitelistTaken));
  return await recordCreation(change, rows, inserted);
}

/** Admins may not deactivate the address that they use. */
export async function setWhitelistStatus(
  change: Change,
  target: RowTarget,
  status: boolean,
): Promise<void> {
  const { tx, by } = change;
  await recordUpdate(change, rows, target, async (before) => {
    if (!status && before.ip === by.address) throw new ApiError(409, messages.cannotLockSelfOut);
    if (!status) await requireAnotherEntry(tx, before);
    await editRow(tx, whitelists, before.id, by.username, { status });
  });
}

export async function removeFromWhitelist(change: Change, target: RowTarget): Promise<void> {
  const { tx, by } = change;
  const entry = await requireUnchanged(tx, rows, target);
  if (entry.ip === by.address) throw new ApiError(409, messages.cannotLockSelfOut);
  await requireAnotherEntry(tx, entry);
  await tx.delete(whitelists).where(eq(whitelists.id, entry.id));
  await recordDeletion(change, rows, entry);
}

/** Requires another active entry with an address that a client can have. Otherwise nobody would pass the gate. */
async function requireAnotherEntry(tx: Tx, { id, ip, status }: EntryRow): Promise<void> {
  if (!status || !isMatchable(ip)) return;
  const others = await tx
    .select({ ip: whitelists.ip })
    .from(whitelists)
    .where(and(eq(whitelists.status, true), ne(whitelists.id, id)));
  if (!others.some((other) => isMatchable(other.ip))) throw new ApiError(409, messages.lastAddress);
}
