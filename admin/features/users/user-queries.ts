import type { AdminUser } from '../../../api/contract/entities.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { type PagedList, usePagedList } from '../../data/paged-list.ts';

export const usersKey = ['users'] as const;

export function useUserList(): PagedList<AdminUser> {
  return usePagedList({
    queryKey: usersKey,
    load: (param, signal) =>
      readResponse(api.api.users[':pageSize'][':page'].$get({ param }, { init: { signal } })),
  });
}
