import { useCallback } from 'react';
import { showError, showToast, type ToastAction } from './toasts.ts';
import { useUndo } from './use-undo.ts';

/** Makes the button of a toast that undoes a write by its entry in the audit trail. */
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
          (error) => showError(error, failed),
        );
      },
    }),
    [undo, label, failed],
  );
}
