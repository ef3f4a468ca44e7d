import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Faq } from '../../../api/contract/entities.ts';
import { type FaqFigures, helpfulShare } from '../../../api/contract/faqs/faq-figures.ts';
import { faqFiguresCopy as copy } from '../../copy/faqs/faq-figures.ts';
import { formatCount } from '../../format/number.ts';
import { figuresQuery } from './data/figures-query.ts';
import { useFiguresShown } from './data/figures-shown.ts';

const noFigures: FaqFigures = {
  read: 0,
  helpful: 0,
  unhelpful: 0,
  reasons: { unclear: 0, outdated: 0, other_question: 0, not_solved: 0 },
};

type Figures = ReadonlyMap<number, FaqFigures> | undefined;

/**
 * The figures by FAQ; undefined until they are loaded and while they are hidden. Rows read the context themselves, so
 * that they stay memoized.
 */
export const FiguresContext = createContext<Figures>(undefined);

/** Loads the figures after the list, so that the list does not wait for them. */
export function useFigures(websiteId: number, hasList: boolean) {
  const isShown = useFiguresShown((state) => state.isShown);
  const query = useQuery({ ...figuresQuery(websiteId), enabled: isShown && hasList });
  // If there are no reports at all, a line below each question would be useless.
  const hasVisits = query.data !== undefined && query.data.size > 0;
  return {
    figures: isShown && hasVisits ? query.data : undefined,
    error: isShown && query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** Shows in one line below a question what visitors did with the FAQ in the last days. */
export function FaqFiguresLine({ faq }: { faq: Faq }) {
  const all = useContext(FiguresContext);
  if (all === undefined) return null;
  const { read, ...figures } = all.get(faq.id) ?? noFigures;
  // In most rows of a new website, zeros would be all that one sees.
  if (read === 0) return null;
  const share = helpfulShare(figures);
  const reasons = copy.reasonsOf(figures.reasons);
  const votes = figures.helpful + figures.unhelpful;
  return (
    <>
      {/* Screen readers and the tooltip have the words for which the column is too narrow. */}
      <span
        data-tooltip={votes > 0 ? `${formatCount(votes)} ${copy.votes}` : undefined}
        className="only-in-row min-w-0 truncate"
      >
        {copy.read(read)}
        <span className="sr-only"> {copy.times}</span>
        {share !== undefined && (
          <>
            {` · ${copy.helpful(share)}`}
            <span className="sr-only">{` (${formatCount(votes)} ${copy.votes})`}</span>
          </>
        )}
      </span>
      {reasons !== '' && (
        <span data-tooltip={reasons} className="only-in-row min-w-0 truncate">
          {reasons}
        </span>
      )}
    </>
  );
}
