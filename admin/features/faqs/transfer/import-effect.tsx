import { useCallback } from 'react';
import type { PublicFaq } from '../../../../api/contract/public-api.ts';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { LazySearchEffect } from '../tested/lazy-search-effect.ts';

interface ImportEffectProps {
  websiteId: number;
  /** The FAQs after the import. */
  tree: readonly PublicFaq[];
}

/** Shows what an import changes for the questions of visitors. */
export function ImportEffect({ websiteId, tree }: ImportEffectProps) {
  const after = useCallback(({ words }: SearchedTree) => ({ faqs: tree, words }), [tree]);
  return <LazySearchEffect websiteId={websiteId} after={after} />;
}
