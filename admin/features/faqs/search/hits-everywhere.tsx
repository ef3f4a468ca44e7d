import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX, X } from 'lucide-react';
import { Link } from 'wouter';
import type { FaqHit } from '../../../../api/contract/faqs/faq-search.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { api, readFrom } from '../../../data/api-client.ts';
import { failureMessage } from '../../../data/toasts.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { faqAddress } from '../../../data/websites/website-tree.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { FaqSearch } from '../data/use-faq-search.ts';
import { FaqPath } from './faq-path.tsx';

interface HitsEverywhereProps {
  search: FaqSearch;
  onClose: () => void;
}

/** Lists the FAQs of all websites that contain the searched words. A press opens the website at that row. */
export function HitsEverywhere({ search: { q, words }, onClose }: HitsEverywhereProps) {
  const hits = useQuery({
    queryKey: ['faq-hits', q.trim()],
    queryFn: readFrom(api.api.faqs.search.$get, { query: { q } }),
    placeholderData: keepPreviousData,
    // Any admin may have edited any website meanwhile.
    staleTime: 0,
  });
  return (
    <section
      aria-label={copy.hitsEverywhere}
      aria-busy={hits.isFetching}
      className="basis-full rounded-card border border-line bg-surface"
    >
      <div className="flex min-h-14 items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h2 className="flex items-center gap-2 text-14 font-semibold">
          {copy.hitsEverywhere}
          {hits.isFetching && <Spinner />}
        </h2>
        <IconButton label={uiCopy.close} Icon={X} iconSize={18} onClick={onClose} />
      </div>
      {hits.error && (
        <div className="grid justify-items-start gap-3 p-4">
          <Banner tone="danger">{failureMessage(hits.error, copy.searchFailed)}</Banner>
          <Button onClick={() => void hits.refetch()}>{uiCopy.retry}</Button>
        </div>
      )}
      {hits.data?.length === 0 && <EmptyState Icon={SearchX}>{copy.noneFound}</EmptyState>}
      <ul className="max-h-[min(32rem,60dvh)] divide-y divide-line overflow-y-auto empty:hidden">
        {hits.data?.map((hit) => (
          <li key={hit.id}>
            <Hit hit={hit} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit, words }: { hit: FaqHit; words: readonly string[] }) {
  const { data: websites = [] } = useWebsiteOptions();
  const name = websites.find(({ id }) => id === hit.website_id)?.name ?? `#${hit.website_id}`;
  return (
    <Link
      to={faqAddress(hit.website_id, hit.row - 1, hit.id)}
      className="grid gap-1 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
    >
      <FaqPath path={[name, ...hit.path]} />
      <span className="text-14 font-medium wrap-anywhere">
        <MarkedText text={hit.question} words={words} />
      </span>
      {hit.part !== '' && (
        <span className="text-13 wrap-anywhere text-muted">
          <MarkedText text={hit.part} words={words} />
        </span>
      )}
    </Link>
  );
}
