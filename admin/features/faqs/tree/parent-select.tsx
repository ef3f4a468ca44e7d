import { type Ref, useMemo } from 'react';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import type { SearchOption } from '../../../ui/form/search-option.ts';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import { withoutBranch } from '../data/faq-tree.ts';

interface ParentSelectProps {
  websiteId: number;
  faqId?: number | undefined;
  /** FAQs that cannot be the parent. */
  without?: ReadonlySet<number> | undefined;
  value: number | null;
  onChange: (parentId: number | null) => void;
  error?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const topTier: SearchOption = { id: null, label: copy.topTier, depth: 0 };

/**
 * Chooses a parent in the website's indented tree, which starts with 'Tier 0 (No Parent)'. A branch of the library that
 * the website shows takes no other FAQs.
 */
export function ParentSelect({ websiteId, faqId, without, error, ...choice }: ParentSelectProps) {
  const tree = useFaqTree(websiteId);
  const options = useMemo(
    () => [
      topTier,
      ...withoutBranch(tree.data ?? [], faqId)
        .filter(({ id, source_id }) => !source_id && !without?.has(id))
        .map(({ id, question, depth }) => ({ id, label: question, depth })),
    ],
    [tree.data, faqId, without],
  );
  return (
    <SearchSelect
      {...choice}
      label={copy.parent}
      searchLabel={copy.searchParent}
      options={options}
      error={error ?? (tree.isError ? copy.parentsFailed : undefined)}
    />
  );
}
