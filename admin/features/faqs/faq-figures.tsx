import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Faq } from '../../../api/contract/entities.ts';
import { type FaqFigures, helpfulShare } from '../../../api/contract/faqs/faq-figures.ts';
import { checkKindOf } from '../../../api/contract/ticket.ts';
import { faqFiguresCopy as copy } from '../../copy/faqs/faq-figures.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { formatCount } from '../../format/number.ts';
import { useFiguresShown } from './data/figures-shown.ts';

type Figures = ReadonlyMap<number, FaqFigures> | undefined;

/**
 * The figures by FAQ; undefined until they are loaded and while they are hidden. Rows read the context themselves, so
 * that they stay memoized.
 */
export const FiguresContext = createContext<Figures>(undefined);

/** Loads the figures after the list, so that the list does not wait for them. */
export function useFigures(websiteId: number, hasList: boolean) {
  const isShown = useFiguresShown((state) => state.isShown);
  const query = useQuery({
    queryKey: ['faq-figures', websiteId],
    queryFn: async ({ signal }) => {
      const { faqs } = await readResponse(
        api.api.insights[':websiteId'].$get(
          { param: { websiteId: `${websiteId}` }, query: {} },
          { init: { signal } },
        ),
      );
      return new Map(faqs.map((figures) => [figures.faq_id, figures]));
    },
    enabled: isShown && hasList,
    // Only the user retries, because the list works without the figures.
    retry: false,
    structuralSharing: false,
  });
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
  const figures = all.get(faq.id) ?? { read: 0, helpful: 0, unhelpful: 0 };
  const isReadable = faq.answer !== null || faq.image !== null || checkKindOf(faq) !== undefined;
  if (!isReadable && figures.read === 0) return null;
  const share = helpfulShare(figures);
  const votes = figures.helpful + figures.unhelpful;
  return (
    <span className="min-w-0 truncate">
      {figures.read === 0 ? copy.notRead : copy.read(figures.read)}
      {share !== undefined && (
        <>
          {` · ${copy.helpful(share)} (${formatCount(votes)}`}
          <span className="sr-only"> {copy.votes}</span>)
        </>
      )}
    </span>
  );
}
