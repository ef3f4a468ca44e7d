import { useEffect } from 'react';
import { foldedMax } from '../../../../api/contract/limits.ts';
import type { FaqRank } from '../data/faq-tree.ts';
import { readFolded, storeFolded } from '../data/folded-branches.ts';

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
