import type { CSSProperties } from 'react';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { shownIndents } from '../../ui/shown-indents.ts';
import type { FaqRank } from './data/faq-tree.ts';
import { useIsFolded } from './data/folded-branches.ts';
import { QuestionLines } from './question-lines.tsx';
import { SharedBadge } from './shared/shared-badge.tsx';
import { DragHandle } from './tree/drag-handle.tsx';
import { FoldButton } from './tree/fold-button.tsx';

interface QuestionCellProps {
  websiteId: number;
  faq: Faq;
  /** Undefined until the tree is loaded. */
  rank: FaqRank | undefined;
  onToggle: (id: number) => void;
  isMovable: boolean;
}

/** A question, indented by its level in the tree. */
export function QuestionCell({ websiteId, faq, rank, onToggle, isMovable }: QuestionCellProps) {
  const { id, question, depth } = faq;
  const isFolded = useIsFolded(websiteId, id);
  const level = depth + 1;
  const isBranch = rank !== undefined && rank.descendants > 0;
  const shared = rank?.shared;
  return (
    <div
      className="tree-cell flex items-center gap-1"
      style={{ '--indents': shownIndents(depth) } as CSSProperties}
    >
      {isMovable && <DragHandle isHidden={shared === 'inside'} />}
      <div className="min-w-0 flex-1">
        <QuestionLines
          faq={faq}
          note={
            shared === 'root' ? (
              <SharedBadge answers={rank?.answers} />
            ) : (
              isBranch && isFolded && <span>{copy.below(rank.descendants)}</span>
            )
          }
        >
          {question}
        </QuestionLines>
      </div>
      {/* After the question in the DOM, so that the question names the row; shown before it. */}
      <span className="-order-1 flex w-6 shrink-0 items-center justify-center">
        {isBranch && (
          <FoldButton question={question} isFolded={isFolded} onToggle={() => onToggle(id)} />
        )}
      </span>
      <span
        role="img"
        aria-label={rank ? copy.rank(level, rank.position, rank.siblings) : copy.level(level)}
        className="tree-guides"
      />
    </div>
  );
}
