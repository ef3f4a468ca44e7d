import { isDeepStrictEqual } from 'node:util';
import type { AuditFields } from '../contract/audit.ts';
import type { Change } from './audited-database.ts';
import type { AuditWrite } from './record-write.ts';
import { type RowTarget, requireUnchanged, type VersionedRows } from './require-unchanged.ts';
import type { RemovedRows, UndoStep } from './undo-steps.ts';

export interface VersionedRow {
  id: number;
  version: number;
}

type UndoableWrite = 'create' | 'update' | 'delete';

/** How a table's rows are read for a write, and how the audit trail describes them. */
export interface AuditedRows<Row extends VersionedRow> extends VersionedRows<Row> {
  subject(row: Row): Pick<AuditWrite, 'entity' | 'entityId' | 'websiteId' | 'label'>;
  /** Lists the row's fields one by one, so that a secret column is never recorded. */
  auditFields(row: Row): AuditFields;
  /** Which writes can be undone, and the columns that an undo writes again: never a secret one. */
  undo?: { writes: readonly UndoableWrite[]; columns: readonly (keyof Row)[] };
}

/**
 * Records an inserted row and returns its id.
 *
 * @param remark fields of the entry besides the row's own.
 */
export async function recordCreation<Row extends VersionedRow>(
  { record }: Change,
  rows: AuditedRows<Row>,
  inserted: PromiseLike<Row[]>,
  remark: (id: number) => Promise<AuditFields> = async () => ({}),
): Promise<number> {
  const [row] = await inserted;
  if (row === undefined) throw new Error('The database returned no new row.');
  const after = { ...rows.auditFields(row), ...(await remark(row.id)) };
  const undo = rowSteps(rows, 'create', undefined, row);
  await record({ action: 'create', ...rows.subject(row), after, undo });
  return row.id;
}

/**
 * Updates a row that still has the version the caller saw, and records the row before and after. Returns the entry's id.
 *
 * @param remark fields of the entry besides the row's own.
 */
export async function recordUpdate<Row extends VersionedRow>(
  { tx, record }: Change,
  rows: AuditedRows<Row>,
  target: RowTarget,
  update: (before: Row) => Promise<unknown>,
  remark: AuditFields = {},
): Promise<number> {
  const before = await requireUnchanged(tx, rows, target);
  await update(before);
  const after = await rows.requireRow(tx, target.id);
  return await record({
    action: 'update',
    ...rows.subject(after),
    before: rows.auditFields(before),
    after: { ...rows.auditFields(after), ...remark },
    undo: rowSteps(rows, 'update', before, after),
  });
}

/**
 * Records a deletion and returns the entry's id.
 *
 * @param removed the rows of several tables that the undo inserts again.
 */
export async function recordDeletion<Row extends VersionedRow>(
  { record }: Change,
  rows: AuditedRows<Row>,
  row: Row,
  removed?: RemovedRows,
): Promise<number> {
  return await record({
    action: 'delete',
    ...rows.subject(row),
    before: rows.auditFields(row),
    undo: removed ? [{ ...removed, type: 'removed' }] : rowSteps(rows, 'delete', row, undefined),
  });
}

/** The undo step of a write of one row. Undefined when the write cannot be undone or changed no such column. */
export function rowSteps<Row extends VersionedRow>(
  { undo }: AuditedRows<Row>,
  write: UndoableWrite,
  before: Row | undefined,
  after: Row | undefined,
): UndoStep[] | undefined {
  const { id } = before ?? after ?? {};
  if (id === undefined || !undo?.writes.includes(write)) return undefined;
  const columns = undo.columns.filter(
    (name) => !before || !after || !isDeepStrictEqual(before[name], after[name]),
  );
  if (columns.length === 0) return undefined;
  const pick = (row: Row | undefined) =>
    row === undefined ? null : Object.fromEntries(columns.map((name) => [name, row[name]]));
  return [{ type: 'row', id, before: pick(before), after: pick(after) } as UndoStep];
}
