import type { PartialUndo, RestoreResponse } from '../../api/contract/audit.ts';
import { uiCopy } from '../copy/ui.ts';
import { ApiError } from './api-client.ts';
import { dismissToast, showError, showToast } from './toasts.ts';

/**
 * Shows why a write cannot be undone. If this is about some of its FAQs only, it offers to undo the others.
 *
 * @param undoOthers undoes the write without those FAQs.
 */
export function showUndoError(
  error: unknown,
  failed: string,
  undoOthers: () => Promise<RestoreResponse>,
): void {
  if (!(error instanceof ApiError && error.current)) {
    showError(error, failed);
    return;
  }
  const id = showToast('error', error.message, undefined, {
    label: uiCopy.undoOthers(error.current as PartialUndo),
    run: () => {
      dismissToast(id);
      undoOthers().then(
        ({ message }) => showToast('success', message),
        (reason) => showError(reason, failed),
      );
    },
  });
}
