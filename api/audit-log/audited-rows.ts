import { isDeepStrictEqual } from 'node:util';
import type { AuditFields } from '../contract/audit.ts';
import { pick } from '../db/faq-row.ts';
import type { Change } from './audited-database.ts';
import type { AuditWrite } from './record-write.ts';
import { type RowTarget, requireUnchanged, type VersionedRows } from './require-unchanged.ts';
import type { RemovedWithWebsite, UndoneTable, UndoStep } from './undo-steps.ts';

export interface VersionedRow {
  id: number;
  version: number;
}

/** How a table's rows are read for a write, and how the audit trail describes them. */
export interface AuditedRows<Row extends VersionedRow> extends VersionedRows<Row> {
  subject(row: Row): Pick<AuditWrite, 'entity' | 'entityId' | 'websiteId' | 'label'>;
  /** Lists the row's fields one by one, so that a secret column is never recorded. */
  auditFields(row: Row): AuditFields;
  undo?: UndoneRows<Row>;
}

/**
 * What the undo of a write of one row may write, and how: each function checks the same rules as the area's own writes.
 * A write whose function is missing cannot be undone.
 */
export interface UndoneRows<Row> {
  table: UndoneTable;
  /** Never a secret column. */
  columns: readonly (keyof Row)[];
  /** The other columns of a removed row that the undo inserts. */
  ofRemoved?: readonly (keyof Row)[];
  /** Writes earlier values into a row. */
  edit?(change: Change, row: Row, values: Partial<Row>): Promise<unknown>;
  /** Removes a row that the write added. */
  remove?(change: Change, row: Row): Promise<unknown>;
  /** Adds a row that the write removed. */
  add?(
    change: Change,
    values: Partial<Row> & { id: number },
    along: RemovedWithWebsite | undefined,
  ): Promise<unknown>;
  /** The message after `add`. */
  added?: string;
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
  const undo = rowSteps(rows, undefined, row);
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
    undo: rowSteps(rows, before, after),
  });
}

/**
 * Records a deletion and returns the entry's id.
 *
 * @param undo the steps, if more than the row was deleted.
 */
export async function recordDeletion<Row extends VersionedRow>(
  { record }: Change,
  rows: AuditedRows<Row>,
  row: Row,
  undo: UndoStep[] | undefined = rowSteps(rows, row, undefined),
): Promise<number> {
  return await record({
    action: 'delete',
    ...rows.subject(row),
    before: rows.auditFields(row),
    undo,
  });
}

/** The undo step of a write of one row. Undefined when the write cannot be undone or changed no such column. */
export function rowSteps<Row extends VersionedRow>(
  { undo }: AuditedRows<Row>,
  before: Row | undefined,
  after: Row | undefined,
): UndoStep[] | undefined {
  const { id } = before ?? after ?? {};
  const undoing =
    before === undefined ? undo?.remove : after === undefined ? undo?.add : undo?.edit;
  if (id === undefined || undo === undefined || undoing === undefined) return undefined;
  const { table, columns, ofRemoved = [] } = undo;
  const stored = [...columns, ...(after ? [] : ofRemoved)].filter(
    (name) => !before || !after || !isDeepStrictEqual(before[name], after[name]),
  );
  if (stored.length === 0) return undefined;
  const fieldsOf = (row: Row | undefined) => (row === undefined ? null : pick(row, stored));
  return [{ type: 'row', table, id, before: fieldsOf(before), after: fieldsOf(after) }];
}
