import { useState } from 'react';
import type { ListRow } from '../../../api/contract/entities.ts';
import type { WriteResponse } from '../../../api/contract/requests.ts';
import { conflictCopy } from '../../copy/conflict.ts';
import { ApiError } from '../api-client.ts';
import { showToast, type ToastAction } from '../toasts.ts';

/** The response to a write, with the undo button of its toast. */
type UndoableResponse = WriteResponse & { undo?: ToastAction | undefined };

interface EditOutcomes<Written> {
  /** A further button of the toast. */
  view?: ToastAction | undefined;
  onSaved: (written: Written) => void;
  /** Called for every error except a conflict. */
  onError: (error: unknown) => void;
}

/**
 * Prevents an edit from overwriting a change that the user has not seen. The form sends `base.version`, passes the
 * request to `reportEdit`, and shows a `ConflictDialog` while `current` is set; the save button of that dialog sends
 * `current.version`.
 *
 * @param opened the row as it was when the edit began.
 */
export function useConflict<Row extends Omit<ListRow, 'all_data'>>(opened: Row) {
  const [accepted, setAccepted] = useState<Row>();
  const [current, setCurrent] = useState<Row>();
  /**
   * For an edit that shows its own result.
   *
   * @returns whether the error was a conflict; if so, `current` is set.
   */
  const catchConflict = (error: unknown): boolean => {
    const row = findCurrent<Row>(error);
    if (row !== undefined) setCurrent(row);
    return row !== undefined;
  };
  return {
    base: accepted ?? opened,
    current,
    catchConflict,
    /** Shows the result of an edit: saved, a conflict, or an error. */
    async reportEdit<Written extends UndoableResponse>(
      edit: Promise<Written>,
      { view, onSaved, onError }: EditOutcomes<Written>,
    ): Promise<void> {
      try {
        const written = await edit;
        showToast('success', written.message, written.undo, view);
        setCurrent(undefined);
        onSaved(written);
      } catch (error) {
        if (catchConflict(error)) return;
        setCurrent(undefined);
        onError(error);
      }
    },
    /** Continues with the stored row, as the user chose. */
    accept(row: Row): void {
      setAccepted(row);
      setCurrent(undefined);
    },
    close(): void {
      setCurrent(undefined);
    },
  };
}

/**
 * Shows the result of a removal. A row that another user has changed is not removed.
 *
 * @returns whether the row was removed.
 */
export async function reportRemoval(removal: Promise<UndoableResponse>): Promise<boolean> {
  try {
    const { message, undo } = await removal;
    showToast('success', message, undo);
    return true;
  } catch (error) {
    if (findCurrent(error) === undefined) throw error;
    showToast('error', conflictCopy.notRemoved);
    return false;
  }
}

/** Returns the stored row, if a request was refused because its version was too old. */
function findCurrent<Row>(error: unknown): Row | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.current as Row) : undefined;
}
