import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { ConflictError } from '../http/errors.ts';

/** A row and the version that the caller saw. Without a version, later edits are not checked. */
export interface RowTarget {
  id: number;
  version?: number | undefined;
}

/** How a table's rows are read for a write. */
export interface VersionedRows<Row> {
  /** @throws ApiError 404 when the row does not exist. */
  requireRow(tx: Tx, id: number): Promise<Row>;
  /** The row as it is in the list of the API. */
  requireListRow(tx: Tx, id: number): Promise<object>;
}

/**
 * Finds a row and checks that nobody has edited it.
 *
 * @throws ConflictError with the row as in the list, when its version is not the one that the caller saw.
 */
export async function requireUnchanged<Row extends { version: number }>(
  tx: Tx,
  rows: VersionedRows<Row>,
  { id, version }: RowTarget,
): Promise<Row> {
  const row = await rows.requireRow(tx, id);
  if (version !== undefined && version !== row.version) {
    throw new ConflictError(messages.editedMeanwhile, await rows.requireListRow(tx, id));
  }
  return row;
}
