import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FaqTreeEntry } from '../../../api/contract/entities.ts';
import { foldedMax } from '../../../api/contract/faq-search.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { showToast } from '../../data/toasts.ts';
import { branchesByDepth } from './faq-tree.ts';
import { readFolded, storeFolded } from './folded-branches.ts';

export interface Folding {
  /** Folds or unfolds one branch. */
  toggle: (id: number) => void;
  foldAll: () => void;
  unfoldAll: () => void;
}

/** What folds and unfolds the branches of a website's list. */
export function useFolding(websiteId: number, tree: readonly FaqTreeEntry[]): Folding {
  const [, setParams] = useSearchParams();
  return useMemo(() => {
    const toFirstPage = () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('page');
          return after;
        },
        { replace: true },
      );
    return {
      toggle(id) {
        const known = new Set(branchesByDepth(tree));
        // Branches that were deleted, or lost their children, leave room for others.
        const folded = new Set([...readFolded(websiteId)].filter((each) => known.has(each)));
        if (!folded.delete(id)) folded.add(id);
        if (folded.size > foldedMax) showToast('error', copy.foldedMost(foldedMax));
        else storeFolded(websiteId, folded);
      },
      foldAll() {
        const branches = branchesByDepth(tree);
        if (branches.length > foldedMax) showToast('error', copy.foldedMost(foldedMax));
        storeFolded(websiteId, branches.slice(0, foldedMax));
        toFirstPage();
      },
      unfoldAll() {
        storeFolded(websiteId, []);
        toFirstPage();
      },
    };
  }, [websiteId, tree, setParams]);
}
