import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Faq } from '../../../api/contract/entities.ts';
import { answer, api } from '../../api-client.ts';
import {
  fetchListPage,
  type ListSource,
  type PagedList,
  usePagedList,
} from '../../ui/paged-list.ts';

/** What is known of one website's FAQs; invalidated as a whole after each write. */
export function faqsKey(websiteId: number | undefined): readonly ['faqs', number | undefined] {
  return ['faqs', websiteId];
}

/** The website's table, a page at a time. */
export function useFaqList(websiteId: number): PagedList<Faq> {
  return usePagedList(listSource(websiteId));
}

/** The website's whole tree, for the parent selector, the search and the count of descendants. */
export function useFaqTree(websiteId: number | undefined) {
  return useQuery({ ...treeQuery(websiteId), enabled: websiteId !== undefined });
}

/** Asks for what the FAQ page of a website shows, before it is there to show it. */
export function fetchFaqs(client: QueryClient, websiteId: number, page: number): void {
  fetchListPage(client, listSource(websiteId), page);
  void client.prefetchQuery(treeQuery(websiteId));
}

function listSource(websiteId: number): ListSource<Faq> {
  return {
    queryKey: [...faqsKey(websiteId), 'list'],
    load: (page, signal) =>
      answer(
        api.api.faqs[':websiteId'][':pageSize'][':page'].$get(
          { param: { websiteId: `${websiteId}`, ...page } },
          { init: { signal } },
        ),
      ),
  };
}

function treeQuery(websiteId: number | undefined) {
  return queryOptions({
    queryKey: [...faqsKey(websiteId), 'tree'],
    queryFn: ({ signal }) =>
      answer(
        api.api.faqs[':websiteId'].tree.$get(
          { param: { websiteId: `${websiteId}` } },
          { init: { signal } },
        ),
      ),
  });
}
