import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { answer, api } from '../../api-client.ts';
import { type PagedList, usePagedList } from '../../ui/paged-list.ts';

export const whitelistKey = ['whitelist'] as const;

export interface OwnAddress {
  /** As the server sees it. */
  ip: string;
  /** The gate's word, whatever page of the list is shown. */
  isListed: boolean;
}

export function useWhitelist(): PagedList<WhitelistEntry> {
  return usePagedList({
    queryKey: [...whitelistKey, 'list'],
    load: (param, signal) =>
      answer(api.api.whitelists[':pageSize'][':page'].$get({ param }, { init: { signal } })),
  });
}

/** The address of the person at the screen. */
export function useOwnAddress(): UseQueryResult<OwnAddress> {
  return useQuery({
    queryKey: [...whitelistKey, 'own-address'],
    queryFn: async ({ signal }): Promise<OwnAddress> => {
      const [{ ip }, { whitelist }] = await Promise.all([
        answer(api.ip.$get({}, { init: { signal } })),
        answer(api.whitelist.$get({}, { init: { signal } })),
      ]);
      return { ip, isListed: whitelist.status };
    },
  });
}
