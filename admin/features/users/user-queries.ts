import type { AdminUser } from '../../../api/contract/entities.ts';
import { answer, api } from '../../api-client.ts';
import { type PagedList, usePagedList } from '../../ui/paged-list.ts';

export const usersKey = ['users'] as const;

export function useUserList(): PagedList<AdminUser> {
  return usePagedList({
    queryKey: usersKey,
    load: (param, signal) =>
      answer(api.api.users[':pageSize'][':page'].$get({ param }, { init: { signal } })),
  });
}
