import { isDeepStrictEqual } from 'node:util';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http/errors.ts';
import type { Change } from './audited-database.ts';
import type { AuditedRows, VersionedRow } from './audited-rows.ts';
import type { UndoStep } from './undo-steps.ts';
import type { Undone } from './undone.ts';

/** What an area does to undo a write of one of its rows. Each checks the same rules as the area's own writes. */
export interface RowUndo<Row> {
  /** Writes earlier values into a row. */
  edit?(row: Row, values: Partial<Row>): Promise<unknown>;
  /** Removes a row that the write added. */
  remove?(row: Row): Promise<unknown>;
  /** Adds a row that the write removed. */
  add?(values: Partial<Row> & { id: number }): Promise<unknown>;
}

/** @throws ApiError 404 when the row is gone, 409 when it was edited after the write. */
export async function undoRow<Row extends VersionedRow>(
  { tx }: Change,
  rows: AuditedRows<Row>,
  steps: readonly UndoStep[],
  { edit, remove, add }: RowUndo<Row>,
): Promise<Undone> {
  const [step] = steps;
  if (step?.type !== 'row') throw new Error('The snapshot has no row.');
  const { id, before, after } = step;
  const done = { message: messages.writeUndone, steps };
  if (after === null) {
    await add?.({ ...(before as Partial<Row>), id });
    return done;
  }
  const row = await rows.requireRow(tx, id);
  const isSame = Object.entries(after).every(([name, value]) =>
    isDeepStrictEqual(row[name as keyof Row], value),
  );
  if (!isSame) throw new ApiError(409, messages.editedSince(rows.subject(row).label));
  if (before === null) await remove?.(row);
  else await edit?.(row, before as Partial<Row>);
  return done;
}
