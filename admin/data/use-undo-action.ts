import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RestoreQuery, RestoreResponse } from '../../api/contract/audit.ts';
import { uiCopy } from '../copy/ui.ts';
import { api, readResponse } from './api-client.ts';
import { showUndoError } from './show-undo-error.ts';
import { dismissErrors, showToast, type ToastAction } from './toasts.ts';
import { reloadBot } from './websites/reload-bot.ts';

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

/**
 * Returns a function that undoes a write by its entry in the audit trail. It resolves after the queries were refreshed.
 */
export function useUndo(): (entryId: number, query?: RestoreQuery) => Promise<RestoreResponse> {
  const queryClient = useQueryClient();
  return useCallback(
    async (entryId, query = {}) => {
      const undone = await readResponse(
        api.api.audit[':id'].restore.$post({ param: { id: `${entryId}` }, query }),
      );
      dismissErrors();
      // The undo may restore FAQs, links and accounts too, so invalidate every query.
      await queryClient.invalidateQueries();
      if (undone.entity === 'faq') void reloadBot();
      return undone;
    },
    [queryClient],
  );
}
