import { useCallback } from 'react';
import { auditCopy as copy } from '../../copy/audit.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';

/** Returns a function for the name of a website, or its id if the website was deleted. */
export function useWebsiteName(): (id: number) => string {
  const { data } = useWebsiteOptions();
  return useCallback(
    (id) => data?.find((website) => website.id === id)?.name ?? copy.websiteWithId(id),
    [data],
  );
}
