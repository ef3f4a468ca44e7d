import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { faqReviewCopy as copy } from '../../copy/faqs/faq-review.ts';
import { api, readFrom } from '../../data/api-client.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { faqsKey } from '../../data/websites/website-tree.ts';
import { formatCount } from '../../format/number.ts';

/** The FAQs whose answer must be reviewed. The key is below the key of the FAQs, so that every write of a FAQ updates it. */
export function useDueFaqs(websiteId: number) {
  return useQuery({
    queryKey: [...faqsKey(websiteId), 'review-due'],
    queryFn: readFrom(api.api.faqs[':websiteId'].ids.$get, {
      param: { websiteId: `${websiteId}` },
      query: { filter: 'review-due' },
    }),
    staleTime: 0,
    // The dashboard waits for it, and is complete without it.
    retry: false,
  });
}

/** How many answers of a website must be reviewed. It is not shown if no answer is due and the website has no rule. */
export function ReviewTile({ websiteId }: { websiteId: number }) {
  const { data: due } = useDueFaqs(websiteId);
  const { data: websites = [] } = useWebsiteOptions();
  const hasRule = websites.some(({ id, review_every }) => id === websiteId && review_every > 0);
  if (due === undefined || (due.length === 0 && !hasRule)) return null;
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-13 font-medium">{copy.due}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2 text-13 text-muted">
        <span className="tabular text-30 leading-tight font-semibold tracking-tight text-text">
          {formatCount(due.length)}
        </span>{' '}
        {copy.toCheck(due.length)}
        {due.length > 0 && (
          <Link
            to={`/?website=${websiteId}&filter=review-due`}
            className="touch-target py-1 text-accent-text underline"
          >
            {copy.toFaqs}
          </Link>
        )}
      </p>
    </section>
  );
}
