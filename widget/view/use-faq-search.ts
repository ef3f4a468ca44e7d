import { useEffect, useMemo, useState } from 'react';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { createFaqSearch, type FaqSearch } from '../flow/search/faq-search.ts';

/** Short enough for a tap in between to be answered at once. */
const sliceMs = 12;

/** The search over a tree, read in slices once it is wanted, so that no phone stands still over it. */
export function useFaqSearch(faqs: readonly PublicFaq[], isWanted: boolean): FaqSearch | undefined {
  const search = useMemo(() => createFaqSearch(faqs), [faqs]);
  const [ready, setReady] = useState<FaqSearch>();

  useEffect(() => {
    if (!isWanted) return;
    let timer = setTimeout(goOn);
    return () => clearTimeout(timer);

    function goOn(): void {
      if (search.prepare()) {
        // The search itself, a function, would be taken for a change to apply.
        setReady(() => search);
        return;
      }
      const end = performance.now() + sliceMs;
      while (performance.now() < end && !search.prepare());
      // Also at the end: the first search comes in a task of its own.
      timer = setTimeout(goOn);
    }
  }, [search, isWanted]);

  return ready === search ? ready : undefined;
}
