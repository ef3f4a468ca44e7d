import { Link } from 'wouter';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { faqAddress } from '../../../data/websites/website-tree.ts';
import { focusesRow } from '../../../ui/table/use-target-row.ts';

interface ParentLinkProps {
  id: number;
  websiteId: number;
  tree: readonly FaqTreeEntry[];
}

/** A parent's id, as a link to its row on any page of the list; in a card its question, in which a link would be too small. */
export function ParentLink({ id, websiteId, tree }: ParentLinkProps) {
  const index = tree.findIndex((entry) => entry.id === id);
  const parent = tree[index];
  // The tree is not loaded yet.
  if (parent === undefined) return id;
  return (
    <>
      <Link
        to={faqAddress(websiteId, index, id)}
        state={focusesRow}
        aria-label={`${id} ${parent.question}`}
        data-tooltip={parent.question}
        className="only-in-row touch-target -my-0.5 max-w-full min-w-0 justify-self-start truncate rounded-control py-1 text-accent-text hover:underline"
      >
        {id}
      </Link>
      <span className="only-in-card truncate">{parent.question}</span>
    </>
  );
}
