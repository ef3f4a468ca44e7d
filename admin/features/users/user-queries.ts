import type { listSorts } from '../../../api/contract/list-query.ts';
import { api } from '../../data/api-client.ts';
import type { ListSearch } from '../../data/lists/list-search.ts';
import { useSearchedList } from '../../data/lists/searched-list.ts';

export const usersKey = ['users'] as const;

export function useUserList(search: ListSearch<(typeof listSorts.users)[number]>) {
  return useSearchedList(usersKey, search, api.api.users[':pageSize'][':page'].$get);
}
