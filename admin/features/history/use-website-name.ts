import { useCallback } from 'react';
import { historyCopy as copy } from '../../copy/history.ts';
import { useWebsiteOptions } from '../../ui/website-options.ts';

/** Names a website; by its number where it is gone. */
export function useWebsiteName(): (id: number) => string {
  const { data } = useWebsiteOptions();
  return useCallback(
    (id) => data?.find((website) => website.id === id)?.name ?? copy.websiteWithId(id),
    [data],
  );
}
