import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RestoreQuery, RestoreResponse } from '../../api/contract/audit.ts';
import { api, readResponse } from './api-client.ts';
import { dismissErrors } from './toasts.ts';
import { reloadBot } from './websites/reload-bot.ts';

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
