import { useCallback } from 'react';
import { showUndoError } from './show-undo-error.ts';
import { showToast, type ToastAction } from './toasts.ts';
import { useUndo } from './use-undo.ts';

/** Returns a function that makes the undo button of a toast, for a write's entry in the audit trail. */
export function useUndoAction(words: {
  label: string;
  failed: string;
}): (entryId: number) => ToastAction {
  const undo = useUndo();
  const { label, failed } = words;
  return useCallback(
    (entryId) => ({
      label,
      run: () => {
        undo(entryId).then(
          ({ message }) => showToast('success', message),
          (error) => showUndoError(error, failed, () => undo(entryId, { skip: 'true' })),
        );
      },
    }),
    [undo, label, failed],
  );
}
