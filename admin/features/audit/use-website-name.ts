import { useCallback } from 'react';
import { auditCopy as copy } from '../../copy/audit.ts';
import { useWebsiteOptions } from '../../data/website-options.ts';

/** The name of a website, or its id if it was removed. */
export function useWebsiteName(): (id: number) => string {
  const { data } = useWebsiteOptions();
  return useCallback(
    (id) => data?.find((website) => website.id === id)?.name ?? copy.websiteWithId(id),
    [data],
  );
}
