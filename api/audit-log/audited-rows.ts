import type { AuditFields } from '../contract/audit.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/open.ts';
import { ConflictError } from '../http/errors.ts';
import type { Change } from './audited-database.ts';
import type { AuditFact } from './record-fact.ts';
import type { RemovedRows } from './removed-rows.ts';

/** A row, and the version of it that the caller saw. Without a version the write goes through whatever happened since. */
export interface RowTarget {
  id: number;
  version?: number | undefined;
}

interface VersionedRow {
  id: number;
  version: number;
}

/** How the rows of a table are read for a write, and what the audit trail says of them. */
export interface AuditedRows<Row extends VersionedRow> {
  /** @throws ApiError 404 when the row does not exist. */
  requireRow(tx: Tx, id: number): Promise<Row>;
  /** The row as its list shows it. */
  requireListed(tx: Tx, id: number): Promise<object>;
  subject(row: Row): Pick<AuditFact, 'entity' | 'entityId' | 'websiteId' | 'label'>;
  /** Lists its fields one by one, so that a secret column never gets into the trail. */
  auditFields(row: Row): AuditFields;
}

/** @throws ConflictError with the row as its list shows it, when it has another version than the caller saw. */
export async function requireUnchanged<Row extends VersionedRow>(
  tx: Tx,
  rows: AuditedRows<Row>,
  { id, version }: RowTarget,
): Promise<Row> {
  const row = await rows.requireRow(tx, id);
  if (version !== undefined && version !== row.version) {
    throw new ConflictError(messages.editedMeanwhile, await rows.requireListed(tx, id));
  }
  return row;
}

/** Records an inserted row and returns its id. */
export async function recordCreation<Row extends VersionedRow>(
  { record }: Change,
  rows: AuditedRows<Row>,
  inserted: PromiseLike<Row[]>,
): Promise<number> {
  const [row] = await inserted;
  if (row === undefined) throw new Error('The database returned no new row.');
  await record({ action: 'create', ...rows.subject(row), after: rows.auditFields(row) });
  return row.id;
}

/**
 * Changes a row that still has the version the caller saw, and records how it was before and after.
 *
 * @param remark what the entry says beside the row's new fields.
 */
export async function recordUpdate<Row extends VersionedRow>(
  { tx, record }: Change,
  rows: AuditedRows<Row>,
  target: RowTarget,
  update: (before: Row) => Promise<unknown>,
  remark: AuditFields = {},
): Promise<void> {
  const before = await requireUnchanged(tx, rows, target);
  await update(before);
  const after = await rows.requireRow(tx, target.id);
  await record({
    action: 'update',
    ...rows.subject(after),
    before: rows.auditFields(before),
    after: { ...rows.auditFields(after), ...remark },
  });
}

/** @param removed what undoing the deletion needs; without it the deletion is final. */
export async function recordDeletion<Row extends VersionedRow>(
  { record }: Change,
  rows: AuditedRows<Row>,
  row: Row,
  removed?: RemovedRows,
): Promise<void> {
  const before = rows.auditFields(row);
  await record({ action: 'delete', ...rows.subject(row), before, ...(removed && { removed }) });
}
