import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Faq } from '../../../../api/contract/entities.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import {
  type ListSource,
  type PagedList,
  prefetchListPage,
  usePagedList,
} from '../../../data/lists/paged-list.ts';
import { faqsKey, treeQuery } from '../../../data/websites/website-tree.ts';
import { readFolded } from './folded-branches.ts';
import type { FaqSearch } from './use-faq-search.ts';

/** A page of the website's FAQs: those not hidden by a folded branch, or the search results. */
export function useFaqList(
  websiteId: number,
  search: FaqSearch,
  folded: ReadonlySet<number>,
): PagedList<Faq> {
  return usePagedList(listSource(websiteId, folded, search));
}

/** The website's whole tree, for the parent list, the search and the count of descendants. */
export function useFaqTree(websiteId: number | undefined, isNeeded = true) {
  return useQuery({ ...treeQuery(websiteId), enabled: isNeeded && websiteId !== undefined });
}

/** Prefetches the data of a website's FAQ page. */
export function prefetchFaqs(client: QueryClient, websiteId: number, page: number): void {
  prefetchListPage(client, listSource(websiteId, readFolded(websiteId)), page);
  void client.prefetchQuery(treeQuery(websiteId));
}

function listSource(
  websiteId: number,
  foldedIds: ReadonlySet<number>,
  search?: FaqSearch,
): ListSource<Faq> {
  const { q = '', filters = [], sort, isActive = false } = search ?? {};
  // Show search results even inside folded branches.
  const folded = isActive ? '' : [...foldedIds].join();
  return {
    queryKey: [...faqsKey(websiteId), 'list'],
    search: `${filters.join()}/${q.trim()}/${folded}/${sort}`,
    load: (page, signal) =>
      readResponse(
        api.api.faqs[':websiteId'][':pageSize'][':page'].$get(
          {
            param: { websiteId: `${websiteId}`, ...page },
            query: {
              ...(q.trim() !== '' && { q }),
              filter: [...filters],
              ...(folded !== '' && { folded }),
              ...(sort && { sort }),
            },
          },
          { init: { signal } },
        ),
      ),
  };
}
