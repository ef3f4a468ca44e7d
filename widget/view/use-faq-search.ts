import { useEffect, useMemo, useState } from 'react';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { createFaqSearch, type FaqSearch } from '../flow/search/faq-search.ts';

/** Short enough that a tap between two slices gets an immediate reaction. */
const sliceMs = 12;

/** The search over a tree. It is indexed in slices once it is needed, so that a slow phone stays responsive. */
export function useFaqSearch(faqs: readonly PublicFaq[], isNeeded: boolean): FaqSearch | undefined {
  const search = useMemo(() => createFaqSearch(faqs), [faqs]);
  const [ready, setReady] = useState<FaqSearch>();

  useEffect(() => {
    if (!isNeeded) return;
    let timer = setTimeout(indexSlice);
    return () => clearTimeout(timer);

    function indexSlice(): void {
      if (search.prepare()) {
        // `setReady(search)` would call the search, because it is a function.
        setReady(() => search);
        return;
      }
      const end = performance.now() + sliceMs;
      while (performance.now() < end && !search.prepare());
      // Also after the last slice, so that the first search runs in a separate task.
      timer = setTimeout(indexSlice);
    }
  }, [search, isNeeded]);

  return ready === search ? ready : undefined;
}
