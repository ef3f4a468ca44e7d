import { useMemo } from 'react';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { foldedMax } from '../../../../api/contract/limits.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { useParamsChange } from '../../../data/lists/params-change.ts';
import { showToast } from '../../../data/toasts.ts';
import { branchesByDepth } from '../data/faq-tree.ts';
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
