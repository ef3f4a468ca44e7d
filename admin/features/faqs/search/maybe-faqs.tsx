import { useQuery } from '@tanstack/react-query';
import { ClipboardCopy } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { PublicFaq } from '../../../../api/contract/public-api.ts';
import { createFaqSearch } from '../../../../widget/flow/search/faq-search.ts';
import { faqAnswersCopy as copy } from '../../../copy/faqs/faq-answers.ts';
import { faqsCopy } from '../../../copy/faqs/faqs.ts';
import { api, readFrom } from '../../../data/api-client.ts';
import type { PagedList } from '../../../data/lists/paged-list.ts';
import { usePublished } from '../../../data/websites/published-faqs.ts';
import { AnswerText } from '../../../ui/answer-text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ClampedText, LongText } from '../../../ui/table/clamped-text.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useCopyAnswers } from '../copying/use-copy-answers.ts';
import { WholeNote } from './note-mark.tsx';

interface MaybeFaqsProps {
  websiteId: number;
  /** What was searched. */
  q: string;
  /** The rows that contain the words, which are shown already. */
  found: readonly { id: number }[];
}

/** What the bot would find for the words, in spite of typing errors and by other words, as visitors read it. */
export function MaybeFaqs({ websiteId, q, found }: MaybeFaqsProps) {
  const published = usePublished(websiteId);
  const search = useMemo(
    () => published && createFaqSearch(published.faqs, published.words),
    [published],
  );
  // Searching thousands of FAQs must not delay the typing.
  const asked = useDeferredValue(q);
  const rows = useMemo(() => {
    const shown = new Set(found.map(({ id }) => id));
    return search?.(asked).flatMap(({ faq }) => (shown.has(faq.id) ? [] : faq)) ?? [];
  }, [search, asked, found]);
  const copyAnswers = useCopyAnswers();
  const rowActions = useCallback(
    (faq: PublicFaq) => (
      <IconButton
        label={copy.copyAnswer}
        subject={faq.question}
        Icon={ClipboardCopy}
        data-in-card
        onClick={() => void copyAnswers({ websiteId, ids: [faq.id] })}
      />
    ),
    [copyAnswers, websiteId],
  );
  if (rows.length === 0) return null;
  return (
    <div className="mt-3">
      <DataTable
        caption={copy.maybe}
        list={{ ...wholeList, rows, total: rows.length }}
        columns={columns}
        actionsHeader={faqsCopy.columns.manage}
        actionsPerLine={1}
        isWide
        hasShortCards
        reads={faqsCopy.columns.answer}
        rowActions={rowActions}
        empty={null}
      />
    </div>
  );
}

const ignore = () => {};

/** A list that is shown as a whole. */
const wholeList: Omit<PagedList<PublicFaq>, 'rows' | 'total'> = {
  error: undefined,
  isStale: false,
  page: 1,
  pages: 0,
  goTo: ignore,
  reload: ignore,
};

const columns: readonly Column<PublicFaq>[] = [
  {
    header: faqsCopy.columns.question,
    share: 0.8,
    card: 'title',
    cell: ({ question }) => (
      <div className="font-medium">
        <ClampedText>{question}</ClampedText>
      </div>
    ),
  },
  {
    header: faqsCopy.columns.answer,
    share: 1.6,
    card: 'text',
    cell: ({ id, answer }, whole) =>
      answer ? (
        // Every row opens, because it may have a note.
        <LongText whole={whole} isPart>
          <AnswerText text={answer} isCut={!whole.isOpen} />
          {whole.isOpen && <NoteOf id={id} className="only-in-card" />}
        </LongText>
      ) : (
        <span className="text-muted">{faqsCopy.noAnswer}</span>
      ),
    whole: ({ id, answer }) =>
      answer && (
        <div>
          <AnswerText text={answer} />
          <NoteOf id={id} className="block" />
        </div>
      ),
  },
];

/** The note of an opened row. What visitors read, which the other texts are of, has no notes. */
function NoteOf({ id, className }: { id: number; className: string }) {
  const { data: faq } = useQuery({
    queryKey: ['noted', id],
    queryFn: readFrom(api.api.faqs[':id'].$get, { param: { id: `${id}` }, query: {} }),
  });
  return faq && <WholeNote faq={faq} className={className} />;
}
