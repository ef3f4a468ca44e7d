import { useCallback } from 'react';
import type { Faq } from '../../../api/contract/entities.ts';
import type { SearchedTree } from '../../../widget/flow/search/run-tests.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { reportRemoval } from '../../data/forms/use-conflict.ts';
import { useIsLibrary } from '../../data/websites/shared-library.ts';
import { RemoveDialog } from '../../ui/dialog/remove-dialog.tsx';
import { useFaqTree } from './data/faq-queries.ts';
import { countDescendants } from './data/faq-tree.ts';
import { useFaqWrites } from './data/faq-writes.ts';
import { AlsoRemoved } from './shared/shown-on.tsx';
import { LazySearchEffect } from './tested/lazy-search-effect.ts';
import { withoutBranches } from './tested/without-branches.ts';

interface DeleteFaqDialogProps {
  faq: Faq;
  onClose: () => void;
}

export function DeleteFaqDialog({ faq, onClose }: DeleteFaqDialogProps) {
  const tree = useFaqTree(faq.website_id);
  const { remove } = useFaqWrites(faq.website_id);
  const after = useCallback(
    ({ faqs, words }: SearchedTree) => ({ faqs: withoutBranches(faqs, [faq.id]), words }),
    [faq.id],
  );
  const isLibrary = useIsLibrary(faq.website_id);
  const descendants = countDescendants(tree.data ?? [], faq.id);
  return (
    <RemoveDialog
      rowId={faq.id}
      title={copy.deleteTitle}
      confirmLabel={copy.delete}
      failed={copy.deleteFailed}
      onRemove={() => reportRemoval(remove(faq))}
      onClose={onClose}
    >
      <p>{copy.deleteConfirm}</p>
      <p className="font-medium text-text">{faq.question}</p>
      {descendants > 0 && (
        <p className="font-medium text-danger">{copy.descendantsRemoved(descendants)}</p>
      )}
      {faq.source_id && <p>{sharedFaqsCopy.onlyHere}</p>}
      {isLibrary && <AlsoRemoved faqId={faq.id} />}
      <LazySearchEffect websiteId={faq.website_id} after={after} />
    </RemoveDialog>
  );
}
