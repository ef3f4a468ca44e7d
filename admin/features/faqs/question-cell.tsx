import { GripVertical } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { classNames } from '../../ui/class-names.ts';
import { FoldButton } from '../../ui/fold-button.tsx';
import { shownIndents } from '../../ui/shown-indents.ts';
import type { FaqRank } from './data/faq-tree.ts';
import { useIsFolded } from './data/folded-branches.ts';
import { QuestionLines } from './question-lines.tsx';
import { SharedBadge } from './shared/shared-badge.tsx';

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
      <span className="fold-slot -order-1 flex w-6 shrink-0 items-center justify-center">
        {isBranch && (
          <FoldButton
            label={isFolded ? copy.unfold : copy.fold}
            question={question}
            isFolded={isFolded}
            onToggle={() => onToggle(id)}
          />
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

/**
 * The handle by which a mouse drags a row. It is hidden from the keyboard, screen readers and touch, which use the
 * row's menu instead.
 *
 * @param isHidden keeps its space.
 */
function DragHandle({ isHidden }: { isHidden: boolean }) {
  return (
    <span
      aria-hidden
      data-drag-handle={isHidden ? undefined : ''}
      data-tooltip={copy.dragHandle}
      className={classNames(
        isHidden && 'invisible',
        '-order-2 -mr-1 -ml-3 grid h-7 w-5 shrink-0 cursor-grab place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text coarse:hidden',
      )}
    >
      <GripVertical size={14} />
    </span>
  );
}
