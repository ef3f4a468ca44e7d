import { useCallback } from 'react';
import { useCurrentWebsite } from '../data/websites/current-website.ts';
import { useWebsiteOptions } from '../data/websites/website-options.ts';
import type { AdminPage } from './pages.ts';

/** Returns a function that builds the address of a page, with the current website. */
export function usePageAddress(): (page: AdminPage) => string {
  const websiteId = useCurrentWebsite();
  const { data } = useWebsiteOptions();
  const hasSeveral = (data?.length ?? 0) > 1;
  return useCallback(
    ({ path, website }) => {
      const isNamed = website === 'page' || (website === 'filter' && hasSeveral);
      return isNamed && websiteId !== undefined ? `${path}?website=${websiteId}` : path;
    },
    [websiteId, hasSeveral],
  );
}
