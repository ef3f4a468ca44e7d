import { useState } from 'react';
import type { ListRow } from '../../api/contract/entities.ts';
import type { WriteAnswer } from '../../api/contract/requests.ts';
import { ApiError } from '../api-client.ts';
import { conflictCopy } from '../copy/conflict.ts';
import { showToast } from './toast.ts';

interface EditOutcomes<Answer> {
  onSaved: (answer: Answer) => void;
  /** What went wrong, other than a conflict. */
  onFault: (fault: unknown) => void;
}

/**
 * What an edit needs to overwrite nothing unseen: it sends `base.version`, gives the call to `tellEdit`, and shows a
 * `ConflictDialog` while there is a `current`, which "Simpan punya saya" saves over with `current.version`.
 *
 * @param opened the row the edit was made from.
 */
export function useConflict<Row extends ListRow>(opened: Row) {
  const [accepted, setAccepted] = useState<Row>();
  const [current, setCurrent] = useState<Row>();
  /**
   * For an edit that tells its outcome in its own way.
   *
   * @returns whether it was a conflict, which is shown then.
   */
  const catchConflict = (fault: unknown): boolean => {
    const row = findCurrent<Row>(fault);
    if (row !== undefined) setCurrent(row);
    return row !== undefined;
  };
  return {
    base: accepted ?? opened,
    current,
    catchConflict,
    /** Tells the outcome of a form's edit: that it was saved, that there is a conflict, or else what went wrong. */
    async tellEdit<Answer extends WriteAnswer>(
      edit: Promise<Answer>,
      { onSaved, onFault }: EditOutcomes<Answer>,
    ): Promise<void> {
      try {
        const answer = await edit;
        showToast('success', answer.message);
        setCurrent(undefined);
        onSaved(answer);
      } catch (fault) {
        if (catchConflict(fault)) return;
        setCurrent(undefined);
        onFault(fault);
      }
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
