import { type QueryClient, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ListRow } from '../../api/contract/entities.ts';
import { pageSize } from '../../api/contract/limits.ts';
import { countPages, readPage } from '../format/page-numbers.ts';
import { useParamsChange } from './params-change.ts';

export interface PagedList<Row> {
  /** `undefined` until the first response. */
  rows: readonly Row[] | undefined;
  /** Set when the list could not be loaded and there is nothing to show. */
  error: Error | undefined;
  /** The rows are of the previous page while this page is loading. */
  isStale: boolean;
  /** Rows in the whole list. */
  total: number;
  page: number;
  pages: number;
  goTo: (page: number) => void;
  reload: () => void;
}

/** A page of a list, as the server's routes name it. */
export interface PagePath {
  pageSize: string;
  page: string;
}

/** Where a list comes from. */
export interface ListSource<Row> {
  /** Without the page: `['users']`. Invalidate the same key after a write. */
  queryKey: QueryKey;
  /** What the list is narrowed to. The rows of the search before are shown until its own have arrived. */
  search?: string | undefined;
  load: (page: PagePath, signal: AbortSignal) => Promise<Row[]>;
}

interface PagedListOptions<Row> extends ListSource<Row> {
  enabled?: boolean | undefined;
  /** Every write changes it, so it is reloaded whenever it is mounted. */
  isLive?: boolean | undefined;
}

/** A paged list of the server. The page is in the URL as `?page=`. */
export function usePagedList<Row extends Pick<ListRow, 'all_data'>>({
  queryKey,
  search,
  load,
  enabled = true,
  isLive = false,
}: PagedListOptions<Row>): PagedList<Row> {
  const [params] = useSearchParams();
  const changeParams = useParamsChange();
  const page = readPage(params.get('page'));
  const query = useQuery({
    ...pageQuery({ queryKey, search, load }, page),
    // Show the previous page of the same list while loading, but never another list.
    placeholderData: (previous, previousQuery) =>
      previousQuery && isSameList(queryKey, previousQuery.queryKey) ? previous : undefined,
    enabled,
    ...(isLive && { staleTime: 0 }),
  });

  const total = query.data?.[0]?.all_data ?? 0;
  const lastPages = useRef(1);
  if (total > 0) lastPages.current = countPages(total, pageSize);

  const goTo = useCallback(
    (next: number) => changeParams((after) => setPage(after, next)),
    [changeParams],
  );

  // The last row of the last page was removed, or the URL names a page past the end.
  const isPastEnd =
    query.isSuccess && !query.isPlaceholderData && query.data.length === 0 && page > 1;
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isPastEnd) return;
    const after = new URLSearchParams(params);
    setPage(after, Math.min(page - 1, lastPages.current));
    // The hash stays, because it may name a row that is on another page by now.
    navigate({ search: `${after}`, hash }, { replace: true });
  }, [isPastEnd, params, page, hash, navigate]);

  return {
    rows: isPastEnd ? undefined : query.data,
    error: query.data === undefined && query.error ? query.error : undefined,
    isStale: query.isPlaceholderData,
    total,
    page,
    pages: total > 0 ? countPages(total, pageSize) : 1,
    goTo,
    reload: () => void query.refetch(),
  };
}

function setPage(params: URLSearchParams, page: number): void {
  if (page === 1) params.delete('page');
  else params.set('page', `${page}`);
}

/** Prefetches a page of a list. */
export function prefetchListPage<Row>(
  client: QueryClient,
  source: ListSource<Row>,
  page: number,
): void {
  void client.prefetchQuery(pageQuery(source, page));
}

function pageQuery<Row>({ queryKey, search = '', load }: ListSource<Row>, page: number) {
  return queryOptions({
    queryKey: [...queryKey, 'page', page, search],
    queryFn: ({ signal }) => load({ pageSize: `${pageSize}`, page: `${page}` }, signal),
  });
}

function isSameList(key: QueryKey, other: QueryKey): boolean {
  return key.every((part, index) => Object.is(part, other[index]));
}
