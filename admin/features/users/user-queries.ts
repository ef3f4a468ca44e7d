import type { AdminUser } from '../../../api/contract/entities.ts';
import { pageSize } from '../../../api/contract/limits.ts';
import { answer, api } from '../../api-client.ts';
import { type PagedList, usePagedList } from '../../ui/paged-list.ts';

export const usersKey = ['users'] as const;

export function useUserList(): PagedList<AdminUser> {
  return usePagedList({
    queryKey: usersKey,
    load: (page, signal) =>
      answer(
        api.api.users[':pageSize'][':page'].$get(
          { param: { pageSize: `${pageSize}`, page: `${page}` } },
          { init: { signal } },
        ),
      ),
  });
}
