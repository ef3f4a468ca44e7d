import { useQuery } from '@tanstack/react-query';
import type { listSorts } from '../../../api/contract/list-query.ts';
import { api, readFrom } from '../../data/api-client.ts';
import type { ListSearch } from '../../data/lists/list-search.ts';
import { useSearchedList } from '../../data/lists/searched-list.ts';

export const usersKey = ['users'] as const;
export const accessKey = (id: number) => ['access', id] as const;

/** The ways in of an account, and what it scheduled, as they are now. */
export function useAccess(id: number) {
  return useQuery({
    queryKey: accessKey(id),
    staleTime: 0,
    queryFn: readFrom(api.api.users[':id'].access.$get, { param: { id: `${id}` } }),
  });
}

export function useUserList(search: ListSearch<(typeof listSorts.users)[number]>) {
  return useSearchedList(usersKey, search, api.api.users[':pageSize'][':page'].$get);
}
