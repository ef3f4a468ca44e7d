import { useCallback } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { showError, showToast, type ToastAction } from './toasts.ts';
import { useUndo } from './use-undo.ts';

/** The 'Urungkan' of a toast, by the write's entry in the audit trail. */
export function useUndoAction(): (entryId: number) => ToastAction {
  const undo = useUndo();
  return useCallback(
    (entryId) => ({
      label: uiCopy.undo,
      run: () => {
        undo(entryId).then(
          ({ message }) => showToast('success', message),
          (error) => showError(error, uiCopy.undoFailed),
        );
      },
    }),
    [undo],
  );
}
