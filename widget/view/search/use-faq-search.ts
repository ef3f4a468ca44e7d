import { useEffect, useMemo, useState } from 'react';
import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { createFaqSearch, type FaqSearch } from '../../flow/search/faq-search.ts';

/** Short, so that the bot responds at once to a tap between two slices. */
const sliceMs = 12;

/**
 * The search over a tree. When it is needed, the tree is indexed in slices, so that a slow phone stays responsive. When
 * the words arrive it is indexed again; until that is done, the search without them is returned.
 */
export function useFaqSearch(
  faqs: readonly PublicFaq[],
  words: PublicSearchWords | null,
  isNeeded: boolean,
): FaqSearch | undefined {
  const search = useMemo(() => createFaqSearch(faqs, words), [faqs, words]);
  const [ready, setReady] = useState<{ search: FaqSearch; faqs: readonly PublicFaq[] }>();

  useEffect(() => {
    if (!isNeeded) return;
    let timer = setTimeout(indexSlice);
    return () => clearTimeout(timer);

    function indexSlice(): void {
      if (search.prepare()) {
        setReady({ search, faqs });
        return;
      }
      const end = performance.now() + sliceMs;
      while (performance.now() < end && !search.prepare());
      // Wait also after the last slice, so that the first search runs in a separate task.
      timer = setTimeout(indexSlice);
    }
  }, [search, faqs, isNeeded]);

  return ready && ready.faqs === faqs ? ready.search : undefined;
}
