import { Link } from 'wouter';
import { faqAddress } from '../../data/websites/website-tree.ts';
import type { BranchFigures } from './branch-figures.ts';

interface QuestionLinkProps {
  websiteId: number;
  row: BranchFigures;
}

/** A link from a question to its row on the FAQ page. */
export function QuestionLink({ websiteId, row: { entry, index } }: QuestionLinkProps) {
  return (
    <Link
      to={faqAddress(websiteId, index, entry.id)}
      className="inline-flex items-center font-medium wrap-anywhere hover:underline coarse:min-h-11"
    >
      {entry.question}
    </Link>
  );
}
