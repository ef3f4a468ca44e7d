import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Replacement } from '../../../../api/contract/requests.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import type { FaqSearch } from '../data/use-faq-search.ts';
import { useFindChoosable } from './find-choosable.ts';

/** The preview is requested this long after the last key press. */
const restMs = 300;

/** The FAQs in which words are replaced: these ids, the results of the page's search, or all of the websites. */
export interface ReplaceScope {
  websiteIds: readonly number[];
  ids?: readonly number[] | undefined;
  search?: FaqSearch | undefined;
}

/** Loads the lines that a replacement would change, while its words are typed. */
export function usePreview(
  websiteId: number,
  words: Replacement,
  { websiteIds, ids, search }: ReplaceScope,
) {
  const [asked, setAsked] = useState(words);
  const key = JSON.stringify(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(JSON.parse(key)), restMs);
    return () => clearTimeout(timer);
  }, [key]);

  const findVersions = useFindChoosable(websiteId);
  const found = search?.isActive ? search : undefined;
  const preview = useQuery({
    // Not below the key of the website's FAQs: otherwise the write would reload the lines while the dialog closes.
    queryKey: ['replacement', websiteIds, ids, found, asked],
    queryFn: async ({ signal }) => {
      const chosen = ids ?? (found && (await findVersions(found)).map(({ id }) => id));
      const json = {
        ...asked,
        website_ids: [...websiteIds],
        ...(chosen && { ids: [...chosen] }),
      };
      const call = api.api.faqs.replace.preview.$post({ json }, { init: { signal } });
      return { words: asked, ...(await readResponse(call)) };
    },
    enabled: asked.find !== '' && websiteIds.length > 0,
    // Another admin may have edited FAQs meanwhile.
    staleTime: 0,
    gcTime: 0,
    placeholderData: (previous) => previous,
  });
  const isCurrent = JSON.stringify(preview.data?.words) === key;
  return {
    /** Undefined until the first response, and while nothing is typed. */
    shown: words.find === '' || websiteIds.length === 0 ? undefined : preview.data,
    error: preview.error,
    retry: () => void preview.refetch(),
    /** Whether the lines belong to the words that are typed now. */
    isCurrent: isCurrent && !preview.isPlaceholderData && !preview.error,
  };
}
