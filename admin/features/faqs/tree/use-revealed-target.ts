import { useEffect, useRef } from 'react';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { type AppLocation, navigate, useLocation } from '../../../data/router.tsx';
import { rowIdOf } from '../../../ui/table/use-target-row.ts';
import { revealFaq } from '../data/folded-branches.ts';

/**
 * Unfolds the branches that hide the row of the URL's hash, and opens its page of the list. Links to a row count all
 * rows, so folded branches make the page in the URL too high.
 *
 * @param tree undefined if nothing can be folded: until the tree is loaded, and in a filtered list.
 */
export function useRevealedTarget(
  websiteId: number,
  tree: readonly FaqTreeEntry[] | undefined,
): void {
  const location = useLocation();
  const seen = useRef<AppLocation>(undefined);
  useEffect(() => {
    const { pathname, search, hash, state } = location;
    const id = rowIdOf(hash);
    // Only once per navigation, because the user may fold the branch again.
    if (tree === undefined || id === undefined || seen.current === location) return;
    seen.current = location;
    const address = revealFaq(websiteId, tree, id);
    if (address !== undefined && address !== pathname + search + hash)
      navigate(address, { replace: true, state });
  }, [websiteId, tree, location]);
}
