import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { FaqFilter } from '../../../api/contract/faqs/faq-search.ts';
import { faqReviewCopy as copy } from '../../copy/faqs/faq-review.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { api, readFrom } from '../../data/api-client.ts';
import { useRights } from '../../data/rights.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { faqsKey, proposalsParam } from '../../data/websites/website-tree.ts';
import { formatCount } from '../../format/number.ts';

/** The FAQs that pass a filter. The key is below the key of the FAQs, so that every write of a FAQ updates it. */
function useFilteredFaqs(websiteId: number, filter: FaqFilter) {
  return useQuery({
    queryKey: [...faqsKey(websiteId), filter],
    queryFn: readFrom(api.api.faqs[':websiteId'].ids.$get, {
      param: { websiteId: `${websiteId}` },
      query: { filter },
    }),
    staleTime: 0,
    // The dashboard waits for it, and is complete without it.
    retry: false,
  });
}

/** Whether the tiles are not loaded yet. */
export function useIsCounting(websiteId: number): boolean {
  const due = useFilteredFaqs(websiteId, 'review-due');
  const without = useFilteredFaqs(websiteId, 'no-keywords');
  return due.isLoading || without.isLoading;
}

/** How many answers of a website must be reviewed. It is not shown if no answer is due and the website has no rule. */
export function ReviewTile({ websiteId }: { websiteId: number }) {
  const { data: due } = useFilteredFaqs(websiteId, 'review-due');
  const { data: websites = [] } = useWebsiteOptions();
  const hasRule = websites.some(({ id, review_every }) => id === websiteId && review_every > 0);
  if (due === undefined || (due.length === 0 && !hasRule)) return null;
  return (
    <Tile
      title={copy.due}
      count={due.length}
      text={copy.toCheck(due.length)}
      link={copy.toFaqs}
      to={`/?website=${websiteId}&filter=review-due`}
    />
  );
}

/** How many FAQs have no other words for their question, for those who may add some. */
export function KeywordsTile({ websiteId }: { websiteId: number }) {
  const { data: faqs = [] } = useFilteredFaqs(websiteId, 'no-keywords');
  if (!useRights()('edit', websiteId) || faqs.length === 0) return null;
  return (
    <Tile
      title={insightsCopy.keywords.title}
      count={faqs.length}
      text={insightsCopy.keywords.without}
      link={insightsCopy.keywords.complete}
      to={`/?website=${websiteId}&${proposalsParam}=1`}
    />
  );
}

interface TileProps {
  title: string;
  count: number;
  text: string;
  link: string;
  to: string;
}

function Tile({ title, count, text, link, to }: TileProps) {
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-13 font-medium">{title}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2 text-13 text-muted">
        <span className="tabular text-30 leading-tight font-semibold tracking-tight text-text">
          {formatCount(count)}
        </span>{' '}
        {text}
        {count > 0 && (
          <Link to={to} className="touch-target py-1 text-accent-text underline">
            {link}
          </Link>
        )}
      </p>
    </section>
  );
}
