import { useQueryClient } from '@tanstack/react-query';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { ApiError, api, readResponse } from '../../data/api-client.ts';
import { type PagedList, usePagedList } from '../../data/paged-list.ts';
import { reloadBot } from '../../data/reload-bot.ts';
import { type AuditPageFilters, toQuery } from './audit-filters.ts';

const auditKey = ['history'] as const;

/** The audit trail, newest first. */
export function useAuditTrail(filters: AuditPageFilters): PagedList<AuditEntry> {
  return usePagedList({
    queryKey: [...auditKey, JSON.stringify(filters)],
    isLive: true,
    load: (param, signal) =>
      readResponse(
        api.api.audit[':pageSize'][':page'].$get(
          { param, query: toQuery(filters) },
          { init: { signal } },
        ),
      ),
  });
}

/** Undoes a deletion; resolves after the queries were refreshed. */
export function useRestore() {
  const queryClient = useQueryClient();
  return async ({ id, entity, website_id: websiteId }: AuditEntry) => {
    try {
      const restored = await readResponse(
        api.api.audit[':id'].restore.$post({ param: { id: `${id}` } }),
      );
      // FAQs, links and accounts may be restored too, so every query is invalid.
      await queryClient.invalidateQueries();
      if (entity === 'faq' && websiteId !== null) void reloadBot(websiteId);
      return restored;
    } catch (error) {
      // Somebody else restored it, or the time limit has passed: the list is out of date.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409))
        await queryClient.invalidateQueries({ queryKey: auditKey });
      throw error;
    }
  };
}
