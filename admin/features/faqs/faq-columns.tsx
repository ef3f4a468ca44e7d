import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { partAround } from '../../../api/contract/find-words.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { faqImage } from '../../data/faq-image.ts';
import { ClampedText } from '../../ui/clamped-text.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { momentColumn } from '../../ui/moment-column.ts';
import { CheckFormBadge } from './check-form-badge.tsx';
import { FaqPath } from './faq-path.tsx';
import { entriesAbove, type FaqRank } from './faq-tree.ts';
import { FoldAll } from './fold-all.tsx';
import { QuestionCell } from './question-cell.tsx';
import type { FaqSearch } from './use-faq-search.ts';
import type { Folding } from './use-folding.ts';

interface FaqColumnsOptions {
  onShowImage: (faq: Faq) => void;
  /** In a narrowed list, rows show where they are in the tree and what was found. */
  search: FaqSearch;
  tree: readonly FaqTreeEntry[];
  ranks: ReadonlyMap<number, FaqRank>;
  folded: ReadonlySet<number>;
  folding: Folding;
}

export function faqColumns({
  onShowImage,
  search: { isActive, words },
  tree,
  ranks,
  folded,
  folding,
}: FaqColumnsOptions): readonly Column<Faq>[] {
  const { columns } = copy;
  return [
    {
      header: columns.question,
      headerActions: !isActive && hasBranches(ranks) && <FoldAll {...folding} />,
      cell: (faq) =>
        isActive ? (
          <div className="font-medium">
            <FaqPath path={entriesAbove(tree, faq.id).map(({ question }) => question)} />
            <ClampedText>
              <MarkedText text={faq.question} words={words} />
            </ClampedText>
            <CheckFormBadge faq={faq} />
          </div>
        ) : (
          <QuestionCell
            faq={faq}
            rank={ranks.get(faq.id)}
            isFolded={folded.has(faq.id)}
            onToggle={folding.toggle}
          />
        ),
    },
    {
      header: columns.answer,
      cell: ({ answer }) =>
        answer ? (
          <ClampedText>
            {words.length === 0 ? (
              answer
            ) : (
              <MarkedText text={partAround(answer, words)} words={words} />
            )}
          </ClampedText>
        ) : (
          <Nothing>{copy.noAnswer}</Nothing>
        ),
    },
    {
      header: columns.image,
      className: 'w-22',
      cell: (faq) =>
        faq.image === null ? (
          <Nothing>{copy.noImage}</Nothing>
        ) : (
          <button
            type="button"
            aria-label={copy.showImage}
            data-tooltip={copy.showImage}
            onClick={() => onShowImage(faq)}
            className="touch-target block rounded-control border border-line transition-opacity hover:opacity-80"
          >
            <img
              src={faqImage(faq.image).src}
              alt={faq.question}
              loading="lazy"
              width={48}
              height={36}
              className="h-9 w-12 rounded-control bg-canvas object-cover"
            />
          </button>
        ),
    },
    {
      header: columns.parentId,
      className: 'tabular w-22',
      cell: ({ parent_id }) => parent_id ?? <Nothing>{copy.noParent}</Nothing>,
    },
    momentColumn(columns.createdAt, ({ last_edited_at }) => last_edited_at),
    {
      header: columns.createdBy,
      className: 'w-26',
      cell: ({ last_edited_by }) => <ClampedText>{last_edited_by}</ClampedText>,
    },
  ];
}

function hasBranches(ranks: ReadonlyMap<number, FaqRank>): boolean {
  for (const { descendants } of ranks.values()) if (descendants > 0) return true;
  return false;
}

function Nothing({ children }: { children: string }) {
  return <span className="text-muted">{children}</span>;
}
