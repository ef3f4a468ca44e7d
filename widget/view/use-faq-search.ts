import { useEffect, useMemo, useState } from 'react';
import type { PublicFaq, PublicSearchWords } from '../../api/contract/public-api.ts';
import { createFaqSearch, type FaqSearch } from '../flow/search/faq-search.ts';

/** Short enough that a tap between two slices gets an immediate reaction. */
const sliceMs = 12;

/**
 * The search over a tree. It is indexed in slices once it is needed, so that a slow phone stays responsive. When the
 * words arrive it is indexed again, and the search without them serves until then.
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
      // Also after the last slice, so that the first search runs in a separate task.
      timer = setTimeout(indexSlice);
    }
  }, [search, faqs, isNeeded]);

  return ready && ready.faqs === faqs ? ready.search : undefined;
}
