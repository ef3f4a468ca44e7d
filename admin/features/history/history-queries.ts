import { useQueryClient } from '@tanstack/react-query';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { ApiError, answer, api } from '../../api-client.ts';
import { renewBot } from '../../renew-bot.ts';
import { type PagedList, usePagedList } from '../../ui/paged-list.ts';
import { type HistoryFilters, toQuery } from './history-filters.ts';

const historyKey = ['history'] as const;

/** The trail, newest first. */
export function useHistory(filters: HistoryFilters): PagedList<AuditEntry> {
  return usePagedList({
    queryKey: [...historyKey, JSON.stringify(filters)],
    isLive: true,
    load: (param, signal) =>
      answer(
        api.api.audit[':pageSize'][':page'].$get(
          { param, query: toQuery(filters) },
          { init: { signal } },
        ),
      ),
  });
}

/** Undoes a deletion; resolves once the screen shows what the server now has. */
export function useRestore() {
  const queryClient = useQueryClient();
  return async ({ id, entity, website_id: websiteId }: AuditEntry) => {
    try {
      const restored = await answer(api.api.audit[':id'].restore.$post({ param: { id: `${id}` } }));
      // FAQs, links and accounts came back with it, whichever screen shows them.
      await queryClient.invalidateQueries();
      if (entity === 'faq' && websiteId !== null) void renewBot(websiteId);
      return restored;
    } catch (fault) {
      // Refused: somebody was faster, or its time is up, and the list does not show it yet.
      if (fault instanceof ApiError && (fault.status === 404 || fault.status === 409))
        await queryClient.invalidateQueries({ queryKey: historyKey });
      throw fault;
    }
  };
}
