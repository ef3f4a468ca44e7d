import { useQueryClient } from '@tanstack/react-query';
import type { AuditEntry, RestoreQuery } from '../../../api/contract/audit.ts';
import { ApiError, api, readResponse } from '../../data/api-client.ts';
import type { ListSearch } from '../../data/lists/list-search.ts';
import { type PagedList, usePagedList } from '../../data/lists/paged-list.ts';
import { useUndo } from '../../data/use-undo-action.ts';
import { type AuditPageFilters, toQuery } from './audit-filters.ts';

const auditKey = ['history'] as const;

/** The audit trail, newest first. */
export function useAuditTrail(
  filters: AuditPageFilters,
  search: ListSearch,
): PagedList<AuditEntry> {
  return usePagedList({
    queryKey: [...auditKey, JSON.stringify(filters)],
    search: search.key,
    isLive: true,
    load: (param, signal) =>
      readResponse(
        api.api.audit[':pageSize'][':page'].$get(
          { param, query: { ...toQuery(filters), q: search.query.q } },
          { init: { signal } },
        ),
      ),
  });
}

/** Undoes the write of an entry; resolves after the queries were refreshed. */
export function useRestore() {
  const queryClient = useQueryClient();
  const undo = useUndo();
  return async ({ id }: AuditEntry, query?: RestoreQuery) => {
    try {
      return await undo(id, query);
    } catch (error) {
      // Another user has restored it, or the time limit has passed, so the list is out of date.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409))
        await queryClient.invalidateQueries({ queryKey: auditKey });
      throw error;
    }
  };
}
