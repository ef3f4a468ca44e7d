import { useState } from 'react';
import type { ListRow } from '../../api/contract/entities.ts';
import type { WriteAnswer } from '../../api/contract/requests.ts';
import { ApiError } from '../api-client.ts';
import { conflictCopy } from '../copy/conflict.ts';
import { showToast } from './toast.ts';

/**
 * What an edit needs to overwrite nothing unseen: it sends `base.version`, gives what it catches to `catchConflict`, and
 * shows a `ConflictDialog` while there is a `current`, which "Simpan punya saya" saves over with `current.version`.
 *
 * @param opened the row the edit was made from.
 */
export function useConflict<Row extends ListRow>(opened: Row) {
  const [accepted, setAccepted] = useState<Row>();
  const [current, setCurrent] = useState<Row>();
  return {
    base: accepted ?? opened,
    current,
    /** @returns whether it was a conflict, which is shown then. */
    catchConflict(fault: unknown): boolean {
      const row = findCurrent<Row>(fault);
      if (row !== undefined) setCurrent(row);
      return row !== undefined;
    },
    /** The person goes on from the row as it stands now. */
    accept(row: Row): void {
      setAccepted(row);
      setCurrent(undefined);
    },
    close(): void {
      setCurrent(undefined);
    },
  };
}

/** Tells the outcome of a deletion. A row that somebody changed meanwhile stays, to be looked at again first. */
export async function tellRemoval(removal: Promise<WriteAnswer>): Promise<void> {
  try {
    showToast('success', (await removal).message);
  } catch (fault) {
    if (findCurrent(fault) === undefined) throw fault;
    showToast('error', conflictCopy.notRemoved);
  }
}

/** The row as it stands now, when a call was refused because of an older version. */
export function findCurrent<Row>(fault: unknown): Row | undefined {
  return fault instanceof ApiError && fault.status === 409 ? (fault.current as Row) : undefined;
}
