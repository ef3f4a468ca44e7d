import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FaqTreeEntry } from '../../../api/contract/entities.ts';
import { rowIdOf } from '../../ui/use-target-row.ts';
import { revealFaq } from './folded-branches.ts';

/**
 * Unfolds what hides the row that the URL's hash names, and goes to its page: links to a row count all rows, and folded
 * branches move the later ones to earlier pages.
 *
 * @param tree undefined where nothing is folded: until the tree is loaded, and in a narrowed list.
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
    // Once per navigation: the user may fold the branch after that.
    if (tree === undefined || id === undefined || seen.current === key) return;
    seen.current = key;
    const address = revealFaq(websiteId, tree, id);
    if (address !== undefined && address !== pathname + search + hash)
      navigate(address, { replace: true, state });
  }, [websiteId, tree, pathname, search, hash, key, state, navigate]);
}
