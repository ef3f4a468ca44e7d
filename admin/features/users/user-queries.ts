import type { AdminUser } from '../../../api/contract/entities.ts';
import type { listSorts } from '../../../api/contract/list-query.ts';
import { api, readResponse } from '../../data/api-client.ts';
import type { ListSearch } from '../../data/list-search.ts';
import { type PagedList, usePagedList } from '../../data/paged-list.ts';

export const usersKey = ['users'] as const;

export function useUserList({
  query,
  key,
}: ListSearch<(typeof listSorts.users)[number]>): PagedList<AdminUser> {
  return usePagedList({
    queryKey: usersKey,
    search: key,
    load: (param, signal) =>
      readResponse(
        api.api.users[':pageSize'][':page'].$get({ param, query }, { init: { signal } }),
      ),
  });
}
