import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sharedFaqsCopy as copy } from '../../copy/faqs/shared-faqs.ts';
import { api, readFrom } from '../api-client.ts';
import { useRights } from '../rights.ts';
import { useWebsiteOptions, websiteOptionsKey } from './website-options.ts';

/** Below the key of the websites, so that each write of FAQs refreshes the number of FAQs. */
export const libraryKey = [...websiteOptionsKey, 'library'] as const;

/** 'FAQ bersama'. Everybody may show its branches; only admins open it. */
export function useSharedLibrary() {
  const isAdmin = useRights()('manage');
  const { data: library } = useQuery({
    queryKey: libraryKey,
    queryFn: readFrom(api.api['shared-faqs'].$get, {}),
    // `null` until it is created.
    select: ({ id, faqs }) => (id ? { id, faqs } : null),
  });
  return {
    library,
    hasFaqs: (library?.faqs ?? 0) > 0,
    /** Its id, for those who may open it. */
    openId: isAdmin ? library?.id : undefined,
    mayCreate: isAdmin && library === null,
  };
}

/** Whether this is the id of 'FAQ bersama', which has no bot and no visitors. */
export function useIsLibrary(websiteId: number): boolean {
  return useSharedLibrary().library?.id === websiteId;
}

/** Returns a function for the name of a website or of the library; undefined if there is neither. */
export function useWebsiteName(): (id: number) => string | undefined {
  const { data } = useWebsiteOptions();
  const libraryId = useSharedLibrary().library?.id;
  return useCallback(
    (id) => (id === libraryId ? copy.library : data?.find((website) => website.id === id)?.name),
    [data, libraryId],
  );
}
