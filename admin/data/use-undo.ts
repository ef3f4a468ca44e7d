import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RestoreResponse } from '../../api/contract/audit.ts';
import { api, readResponse } from './api-client.ts';
import { reloadBot } from './reload-bot.ts';

/** Undoes a write by its entry in the audit trail; resolves after the queries were refreshed. */
export function useUndo(): (entryId: number) => Promise<RestoreResponse> {
  const queryClient = useQueryClient();
  return useCallback(
    async (entryId) => {
      const undone = await readResponse(
        api.api.audit[':id'].restore.$post({ param: { id: `${entryId}` } }),
      );
      // FAQs, links and accounts may be restored too, so every query is invalid.
      await queryClient.invalidateQueries();
      if (undone.entity === 'faq') void reloadBot(undone.website_id);
      return undone;
    },
    [queryClient],
  );
}
