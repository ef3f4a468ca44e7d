import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { insightsCopy } from '../../copy/insights.ts';
import { classNames } from '../../ui/class-names.ts';
import { shownIndents } from '../../ui/shown-indents.ts';
import type { BranchFigures } from './branch-figures.ts';
import { QuestionBadges } from './question-badges.tsx';
import { QuestionLink } from './question-link.tsx';

const copy = insightsCopy.questions;

interface BranchCellProps {
  websiteId: number;
  row: BranchFigures;
  isFolded: boolean;
  onToggle: (id: number) => void;
}

/** A question, indented by its level in the tree, and a summary of its branch. */
export function BranchCell({ websiteId, row, isFolded, onToggle }: BranchCellProps) {
  const { entry, own, sums, below } = row;
  const label = isFolded ? copy.unfold : copy.fold;
  const isBranch = below.all > 0;
  return (
    <div
      className="tree-cell flex items-start gap-1"
      style={{ '--indents': shownIndents(entry.depth) } as CSSProperties}
    >
      <span className="flex w-6 shrink-0 justify-center">
        {isBranch && (
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label={`${label}: ${entry.question}`}
            data-tooltip={label}
            onClick={() => onToggle(entry.id)}
            className="touch-target grid size-6 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text"
          >
            <ChevronDown
              aria-hidden
              size={14}
              className={classNames('transition-transform', isFolded && '-rotate-90')}
            />
          </button>
        )}
      </span>
      <div className="grid min-w-0 gap-1 py-0.5">
        <QuestionLink websiteId={websiteId} row={row} />
        {isBranch && (
          <span className="text-12 text-muted">
            {copy.below(below.all, below.unread, below.failing)}
            {own.read > 0 && `; ${copy.own(own.read)}`}
          </span>
        )}
        <QuestionBadges sums={sums} />
      </div>
    </div>
  );
}
