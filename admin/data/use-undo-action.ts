import { useCallback } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { showUndoError } from './show-undo-error.ts';
import { showToast, type ToastAction } from './toasts.ts';
import { useUndo } from './use-undo.ts';

interface UndoOf {
  (entryId: number): ToastAction;
  /** A write that changed nothing has no entry. */
  (entryId: number | null | undefined): ToastAction | undefined;
}

/**
 * Returns a function that makes the undo button of a toast, for a write's entry in the audit trail.
 *
 * @param failed a sentence that says that the write could not be undone.
 */
export function useUndoAction(failed: string = uiCopy.undoFailed): UndoOf {
  const undo = useUndo();
  return useCallback(
    (entryId: number | null | undefined) =>
      entryId == null
        ? undefined
        : {
            label: uiCopy.undo,
            run: () => {
              undo(entryId).then(
                ({ message }) => showToast('success', message),
                (error) => showUndoError(error, failed, () => undo(entryId, { skip: 'true' })),
              );
            },
          },
    [undo, failed],
  ) as UndoOf;
}
