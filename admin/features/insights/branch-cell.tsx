import type { CSSProperties } from 'react';
import { insightsCopy } from '../../copy/insights.ts';
import { FoldButton } from '../../ui/fold-button.tsx';
import { shownIndents } from '../../ui/shown-indents.ts';
import type { BranchFigures } from './branch-figures.ts';
import { QuestionBadges, QuestionLink } from './question-table.tsx';

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
  const isBranch = below.all > 0;
  return (
    <div
      className="tree-cell flex items-start gap-1"
      style={{ '--indents': shownIndents(entry.depth) } as CSSProperties}
    >
      <span className="flex w-6 shrink-0 justify-center">
        {isBranch && (
          <FoldButton
            label={isFolded ? copy.unfold : copy.fold}
            question={entry.question}
            isFolded={isFolded}
            onToggle={() => onToggle(entry.id)}
          />
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
