import { isDeepStrictEqual } from 'node:util';
import { messages } from '../copy/messages.ts';
import { pick } from '../db/faq-row.ts';
import { ApiError } from '../http/errors.ts';
import type { Change } from './audited-database.ts';
import type { AuditedRows, VersionedRow } from './audited-rows.ts';
import type { UndoneTable, WrittenRow } from './undo-steps.ts';

/** Undoes a write of one row. Returns the message for the admin. */
export type UndoRow = (change: Change, step: WrittenRow) => Promise<string>;

/** The undo of each table: a new one does not compile without it. */
export type UndoRows = Readonly<Record<UndoneTable, UndoRow>>;

/**
 * The undo of a table's rows. It writes no other columns than it may, whatever is stored.
 *
 * @throws ApiError 404 when the row is gone, 409 when it was edited after the write.
 */
export function undoOf<Row extends VersionedRow>({
  requireRow,
  subject,
  undo,
}: Pick<AuditedRows<Row>, 'requireRow' | 'subject' | 'undo'>): UndoRow {
  return async (change, step) => {
    const { id, before, after, along } = step;
    const { columns = [], ofRemoved = [], added = messages.writeUndone } = undo ?? {};
    const former: object = before ?? {};
    const values = (of: readonly (keyof Row)[]) =>
      pick(
        former as Row,
        of.filter((name) => name in former),
      );
    if (after === null) {
      await undo?.add?.(change, { ...values([...columns, ...ofRemoved]), id }, along);
      return added;
    }
    const row = await requireRow(change.tx, id);
    const isSame = Object.entries(after).every(([name, value]) =>
      isDeepStrictEqual(row[name as keyof Row], value),
    );
    if (!isSame) throw new ApiError(409, messages.editedSince(subject(row).label));
    if (before === null) await undo?.remove?.(change, row);
    else await undo?.edit?.(change, row, values(columns));
    return messages.writeUndone;
  };
}
