import { Link } from 'wouter';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { faqAddress } from '../../../data/websites/website-tree.ts';
import { focusesRow } from '../../../ui/table/use-target-row.ts';

interface ParentLinkProps {
  id: number;
  websiteId: number;
  tree: readonly FaqTreeEntry[];
}

/** A parent's id and question, as a link to its row on any page of the list. */
export function ParentLink({ id, websiteId, tree }: ParentLinkProps) {
  const index = tree.findIndex((entry) => entry.id === id);
  const parent = tree[index];
  // The tree is not loaded yet.
  if (parent === undefined) return id;
  return (
    <Link
      to={faqAddress(websiteId, index, id)}
      state={focusesRow}
      data-tooltip={parent.question}
      className="touch-target -my-0.5 max-w-full min-w-0 justify-self-start truncate rounded-control py-1 text-accent-text hover:underline"
    >
      {id} {parent.question}
    </Link>
  );
}
