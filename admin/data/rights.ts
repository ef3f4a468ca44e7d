import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { hasRight, isGiven, type Right, type Rights } from '../../api/contract/rights.ts';
import { api } from './api-client.ts';
import { useSession } from './session-store.ts';
import { readItem, storeItem } from './stored-item.ts';
import { websiteOptionsKey } from './websites/website-options.ts';

/** Whether the user has a right, on this website if one is given. The server checks every request again. */
export type May = (right: Right, websiteId?: number) => boolean;

/**
 * What the user may do. Pages and actions ask only this. Until the first response everything is shown, so that nothing
 * appears late for admins.
 */
export function useRights(): May {
  const { data: rights } = useRightsQuery();
  return useCallback(
    (right, websiteId) => {
      if (rights === undefined) return true;
      return hasRight(rights, right) && (websiteId === undefined || isGiven(rights, websiteId));
    },
    [rights],
  );
}

/** Whether the server has confirmed the rights in this tab. Before, they may be those of the last visit. */
export function useAreRightsConfirmed(): boolean {
  return useRightsQuery().dataUpdatedAt > 0;
}

function useRightsQuery() {
  const userId = useSession((session) => session.userId);
  const refusals = useSession((session) => session.refusals);
  return useQuery(rightsQuery(userId, refusals));
}

/**
 * Prefetches the rights.
 *
 * @returns whether the user had this right at the last visit; true when that is not known.
 */
export function prefetchRights(client: QueryClient, right: Right): boolean {
  const { userId, refusals } = useSession.getState();
  void client.prefetchQuery(rightsQuery(userId, refusals));
  const stored = readStored(userId);
  return stored === undefined || hasRight(stored, right);
}

/** @param refusals the number of refused requests: after one, the rights may be others. */
function rightsQuery(userId: number | undefined, refusals: number) {
  return queryOptions({
    queryKey: ['rights', userId, refusals],
    queryFn: async ({ client, signal }) => {
      // Not with `readResponse`: a refusal of this request must not repeat it.
      const response = await api.api.rights.$get({}, { init: { signal } });
      if (!response.ok) throw new Error(`The rights were refused: ${response.status}.`);
      const rights = await response.json();
      const before = readStored(userId);
      store(userId, rights);
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(rights))
        void client.invalidateQueries({ queryKey: websiteOptionsKey });
      return rights;
    },
    initialData: () => readStored(userId),
    initialDataUpdatedAt: 0,
  });
}

const storageKey = 'rights';

/** Stores the rights, so that the next page does not first show what the user may not do. */
function store(userId: number | undefined, rights: Rights): void {
  storeItem('localStorage', storageKey, JSON.stringify({ userId, rights }));
}

function readStored(userId: number | undefined): Rights | undefined {
  try {
    const stored = JSON.parse(readItem('localStorage', storageKey) ?? '{}');
    return stored.userId === userId ? stored.rights : undefined;
  } catch {
    return undefined;
  }
}
