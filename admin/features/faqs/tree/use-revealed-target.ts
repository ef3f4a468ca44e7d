import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
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
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const seen = useRef('');
  useEffect(() => {
    const id = rowIdOf(hash);
    // Only once per navigation, because the user may fold the branch again.
    if (tree === undefined || id === undefined || seen.current === key) return;
    seen.current = key;
    const address = revealFaq(websiteId, tree, id);
    if (address !== undefined && address !== pathname + search + hash)
      navigate(address, { replace: true, state });
  }, [websiteId, tree, pathname, search, hash, key, state, navigate]);
}
