import { useCallback, useState } from 'react';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';
import { sharedFaqsCopy } from '../../../copy/faqs/shared-faqs.ts';
import { useIsLibrary } from '../../../data/websites/shared-library.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import { branchesOf } from '../data/faq-tree.ts';
import { LazySearchEffect } from '../tested/lazy-search-effect.ts';
import { withoutBranches } from '../tested/without-branches.ts';
import type { ChosenDialogProps } from './chosen-dialog-props.ts';
import { chosenVersions } from './chosen-faqs.ts';
import { useManyWrites } from './many-writes.ts';

/** Up to this many FAQs are listed by their questions; for more, only the number is shown. */
const namedMax = 5;

/** Asks before the chosen FAQs are deleted. */
export function DeleteChosenDialog({ websiteId, ids, onClose }: ChosenDialogProps) {
  const { data: tree = [] } = useFaqTree(websiteId);
  // Save them now: the list removes them before the dialog has closed.
  const [faqs] = useState(() => chosenVersions(ids));
  const [first] = useState(tree);
  const asked = first.length > 0 ? first : tree;
  const { remove } = useManyWrites(websiteId);
  const after = useCallback(
    ({ faqs, words }: SearchedTree) => ({ faqs: withoutBranches(faqs, ids), words }),
    [ids],
  );
  const chosen = new Set(ids);
  const named = asked.filter(({ id }) => chosen.has(id)).slice(0, namedMax);
  const below = branchesOf(asked, ids).size - ids.length;
  return (
    <ConfirmDialog
      title={copy.deleteTitle}
      tone="danger"
      confirmLabel={copy.deleteAmount(ids.length + below)}
      failed={copy.deleteFailed}
      onConfirm={() => remove(faqs)}
      onClose={onClose}
    >
      <p>{copy.deleteConfirm(ids.length)}</p>
      <ul className="grid list-disc gap-1 pl-5 font-medium text-text wrap-anywhere">
        {named.map(({ id, question }) => (
          <li key={id}>{question}</li>
        ))}
        {ids.length > named.length && <li>{copy.others(ids.length - named.length)}</li>}
      </ul>
      {below > 0 && <p className="font-medium text-danger">{copy.alsoDeleted(below)}</p>}
      {useIsLibrary(websiteId) && <p>{sharedFaqsCopy.chosenRemoved}</p>}
      <LazySearchEffect websiteId={websiteId} after={after} />
    </ConfirmDialog>
  );
}
