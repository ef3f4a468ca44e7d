import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { isByFigures } from '../../../api/contract/faqs/faq-figures.ts';
import { figureFilters } from '../../../api/contract/faqs/faq-search.ts';
import { plainAnswer } from '../../../api/contract/texts/answer-markup.ts';
import { findWords, partAround } from '../../../api/contract/texts/find-words.ts';
import { faqKeywordsCopy } from '../../copy/faqs/faq-keywords.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { faqImage } from '../../data/faq-image.ts';
import { AnswerText } from '../../ui/answer-text.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { LongText } from '../../ui/table/clamped-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { dateColumn } from '../../ui/table/moment-column.tsx';
import { entriesAbove, type FaqRank } from './data/faq-tree.ts';
import type { FaqSearch } from './data/use-faq-search.ts';
import { QuestionCell } from './question-cell.tsx';
import { QuestionLines } from './question-lines.tsx';
import { FaqPath } from './search/faq-path.tsx';
import { noteOf, WholeNote } from './search/note-mark.tsx';
import { SharedBadge } from './shared/shared-badge.tsx';
import { ParentLink } from './tree/parent-link.tsx';
import type { Folding } from './tree/use-folding.ts';

interface FaqColumnsOptions {
  websiteId: number;
  onShowImage: (faq: Faq) => void;
  /** In a filtered list, rows show their path in the tree and the matching text. */
  search: FaqSearch;
  tree: readonly FaqTreeEntry[];
  ranks: ReadonlyMap<number, FaqRank>;
  folding: Folding;
  mayEdit: boolean;
}

/** Characters before a searched word in the one line of an answer. */
const lineLead = 10;

export function faqColumns({
  websiteId,
  onShowImage,
  search: { isActive, words, filters, sort },
  tree,
  ranks,
  folding,
  mayEdit,
}: FaqColumnsOptions): readonly Column<Faq>[] {
  const { columns } = copy;
  // One line has room for either the path or the figures.
  const showsFigures =
    (sort !== undefined && isByFigures(sort)) ||
    filters.some((filter) => figureFilters.includes(filter));
  return [
    {
      header: columns.question,
      share: 0.8,
      card: 'title',
      sort: 'question',
      cell: (faq) =>
        isActive ? (
          <div className="min-w-0">
            <QuestionLines
              faq={faq}
              showsFigures={showsFigures}
              note={
                <>
                  {faq.source_id && <SharedBadge />}
                  <KeywordHits keywords={faq.keywords} words={words} />
                  {!showsFigures && (
                    <FaqPath path={entriesAbove(tree, faq.id).map(({ question }) => question)} />
                  )}
                </>
              }
            >
              <MarkedText text={faq.question} words={words} />
            </QuestionLines>
          </div>
        ) : (
          <QuestionCell
            faq={faq}
            rank={ranks.get(faq.id)}
            websiteId={websiteId}
            onToggle={folding.toggle}
            isMovable={mayEdit}
          />
        ),
    },
    {
      header: columns.answer,
      card: 'text',
      cell: (faq, whole) => {
        const { answer } = faq;
        const note = noteOf(faq);
        if (!answer && !note) return <Nothing>{copy.noAnswer}</Nothing>;
        const plain = plainAnswer(answer ?? '');
        const part = partAround(plain, words, lineLead);
        const isPart = words.length > 0 && !whole.isOpen && part !== plain;
        return (
          <LongText whole={whole} isPart={isPart || note !== ''}>
            {!answer && <Nothing>{copy.noAnswer}</Nothing>}
            {answer && isPart && <MarkedText text={part} words={words} />}
            {answer && !isPart && <AnswerText text={answer} words={words} isCut={!whole.isOpen} />}
            {whole.isOpen && <WholeNote faq={faq} className="only-in-card" />}
          </LongText>
        );
      },
      // A separate box, because the row's own box is a grid.
      whole: (faq) => (
        <div>
          {faq.answer && <AnswerText text={faq.answer} words={words} />}
          <WholeNote faq={faq} className="block" />
        </div>
      ),
    },
    {
      header: columns.image,
      width: '3.5rem',
      card: 'image',
      className: '[--cell-x:0.125rem] text-12 tracking-tight whitespace-nowrap',
      cell: (faq) =>
        faq.image === null ? (
          <Nothing>{copy.noImage}</Nothing>
        ) : (
          <button
            type="button"
            aria-label={copy.showImage}
            data-tooltip={copy.showImage}
            onClick={() => onShowImage(faq)}
            className="touch-target block justify-self-start rounded-control border border-line transition-opacity hover:opacity-80"
          >
            <img
              src={faqImage(faq.image).src}
              alt={faq.question}
              loading="lazy"
              width={40}
              height={30}
              className="h-7.5 w-10 rounded-control bg-canvas object-cover"
            />
          </button>
        ),
    },
    {
      header: columns.parentId,
      width: '4.25rem',
      card: 'meta',
      className: 'tabular text-12',
      cell: ({ parent_id }) =>
        parent_id === null ? (
          <Nothing>{copy.noParent}</Nothing>
        ) : (
          <ParentLink id={parent_id} websiteId={websiteId} tree={tree} />
        ),
    },
    {
      ...dateColumn<Faq>(columns.createdAt, (faq) => faq.last_edited_at, 'edited'),
      card: 'meta',
      className: 'tabular text-12 whitespace-nowrap',
    },
    {
      header: columns.createdBy,
      width: '4.75rem',
      card: 'meta',
      className: 'text-12',
      cell: (faq) => (
        <span data-tooltip={faq.last_edited_by} className="truncate">
          {faq.last_edited_by}
        </span>
      ),
    },
  ];
}

function Nothing({ children }: { children: string }) {
  return <span className="text-muted">{children}</span>;
}

interface KeywordHitsProps {
  keywords: readonly string[];
  /** The searched words, folded by `wordsOf`. */
  words: readonly string[];
}

/** Shows the keywords of a FAQ that contain the searched words. */
function KeywordHits({ keywords, words }: KeywordHitsProps) {
  const found = keywords.filter((keyword) => findWords(keyword, words).length > 0);
  if (found.length === 0) return null;
  return (
    <span data-dense className="truncate">
      {faqKeywordsCopy.keywords.list}: <MarkedText text={found.join(', ')} words={words} />
    </span>
  );
}
