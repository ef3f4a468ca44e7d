import { queryOptions } from '@tanstack/react-query';
import { pageSize } from '../../../api/contract/list-query.ts';
import { api, readFrom } from '../api-client.ts';

/** The key of one website's FAQ queries; invalidated after each write. */
export function faqsKey(websiteId: number | undefined): readonly ['faqs', number | undefined] {
  return ['faqs', websiteId];
}

/** The query of a website's whole tree, in tree order. */
export function treeQuery(websiteId: number | undefined) {
  return queryOptions({
    queryKey: [...faqsKey(websiteId), 'tree'],
    queryFn: readFrom(api.api.faqs[':websiteId'].tree.$get, {
      param: { websiteId: `${websiteId}` },
    }),
  });
}

/** How a website publishes its FAQs. Every write of a FAQ updates the number of changes. */
export function publishingQuery(websiteId: number) {
  return queryOptions({
    queryKey: [...faqsKey(websiteId), 'publishing'],
    queryFn: readFrom(api.api.faqs[':websiteId'].publishing.$get, {
      param: { websiteId: `${websiteId}` },
    }),
  });
}

/** The URL of a FAQ's row: its page and its hash. */
export function faqAddress(websiteId: number, index: number, id: number): string {
  const page = Math.floor(index / pageSize) + 1;
  return `/?website=${websiteId}${page === 1 ? '' : `&page=${page}`}#row-${id}`;
}

/** The parameter of the URL of a FAQ page that opens 'Lengkapi kata lain'. */
export const proposalsParam = 'proposals';
/** The one that opens the import. */
export const importParam = 'import';
