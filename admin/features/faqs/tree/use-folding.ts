import { useEffect, useMemo } from 'react';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { foldedMax } from '../../../../api/contract/limits.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { useParamsChange } from '../../../data/lists/params-change.ts';
import { showToast } from '../../../data/toasts.ts';
import { branchesByDepth, type FaqRank } from '../data/faq-tree.ts';
import { readFolded, storeFolded } from '../data/folded-branches.ts';

export interface Folding {
  /** Folds or unfolds one branch. */
  toggle: (id: number) => void;
  foldAll: () => void;
  unfoldAll: () => void;
}

/** Folds and unfolds the branches of a website's list. */
export function useFolding(websiteId: number, tree: readonly FaqTreeEntry[]): Folding {
  const changeParams = useParamsChange();
  return useMemo(() => {
    const toFirstPage = () => changeParams((params) => params.delete('page'), { replace: true });
    return {
      toggle(id) {
        const known = new Set(branchesByDepth(tree));
        // Forget deleted branches and those without children, because the number of stored folds is limited.
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
  }, [websiteId, tree, changeParams]);
}

/** Roots that this page has folded once. The user may have unfolded them since. */
const foldedOnce = new Set<number>();

/** Folds each shown branch of the library when it first appears, so that it is one row. */
export function useSharedFolds(websiteId: number, ranks: ReadonlyMap<number, FaqRank>): void {
  useEffect(() => {
    const fresh = [...ranks]
      .filter(([id, { shared, descendants }]) => {
        return shared === 'root' && descendants > 0 && !foldedOnce.has(id);
      })
      .map(([id]) => id);
    if (fresh.length === 0) return;
    for (const id of fresh) foldedOnce.add(id);
    const folded = new Set([...readFolded(websiteId), ...fresh]);
    // More cannot be stored.
    if (folded.size <= foldedMax) storeFolded(websiteId, folded);
  }, [websiteId, ranks]);
}
