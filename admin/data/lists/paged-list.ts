import { type QueryClient, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ListRow } from '../../../api/contract/entities.ts';
import { pageSize } from '../../../api/contract/list-query.ts';
import { countPages, readPage } from '../../format/page-numbers.ts';
import { navigate, useLocation, useSearchParams } from '../router.tsx';
import { useIsAttended } from '../use-is-attended.ts';
import { setParam, useParamsChange } from './params-change.ts';

/** How soon the list of an attended page shows what colleagues write. */
const refreshMs = 20_000;

export interface PagedList<Row> {
  /** `undefined` until the first response. */
  rows: readonly Row[] | undefined;
  /** Set if the list could not be loaded and there are no rows to show. */
  error: Error | undefined;
  /** True while `rows` are those of the previous page, because this page is still loading. */
  isStale: boolean;
  /** The number of rows of the whole list. */
  total: number;
  page: number;
  /** 0 for a list that has no pages at all. */
  pages: number;
  goTo: (page: number) => void;
  reload: () => void;
}

/** The path parameters of a page of a list, as the server's routes name them. */
export interface PagePath {
  pageSize: string;
  page: string;
}

/** How a list is loaded. */
export interface ListSource<Row> {
  /** The key without the page: `['users']`. Invalidate this key after a write. */
  queryKey: QueryKey;
  /** The search, as a part of the key. The rows of the previous search are shown until the new ones are loaded. */
  search?: string | undefined;
  load: (page: PagePath, signal: AbortSignal) => Promise<Row[]>;
}

interface PagedListOptions<Row> extends ListSource<Row> {
  enabled?: boolean | undefined;
  /** Reload the list whenever it is mounted, because every write changes it. */
  isLive?: boolean | undefined;
}

/** A list that the server returns in pages. `?page=` in the URL is the page. */
export function usePagedList<Row extends Pick<ListRow, 'all_data'>>({
  queryKey,
  search,
  load,
  enabled = true,
  isLive = false,
}: PagedListOptions<Row>): PagedList<Row> {
  const params = useSearchParams();
  const changeParams = useParamsChange();
  const page = readPage(params.get('page'));
  const isAttended = useIsAttended();
  const query = useQuery({
    ...pageQuery({ queryKey, search, load }, page),
    // Show the previous page of the same list while loading, but never another list.
    placeholderData: (previous, previousQuery) =>
      previousQuery && isSameList(queryKey, previousQuery.queryKey) ? previous : undefined,
    enabled,
    ...(isLive && { staleTime: 0 }),
    refetchInterval: isAttended ? refreshMs : false,
  });

  const total = query.data?.[0]?.all_data ?? 0;
  const lastPages = useRef(1);
  if (total > 0) lastPages.current = countPages(total, pageSize);

  const goTo = useCallback(
    (next: number) => changeParams((after) => setPage(after, next)),
    [changeParams],
  );

  // The last row of the last page was removed, or the page in the URL does not exist.
  const isPastEnd =
    query.isSuccess && !query.isPlaceholderData && query.data.length === 0 && page > 1;
  const { hash } = useLocation();
  useEffect(() => {
    if (!isPastEnd) return;
    const after = new URLSearchParams(params);
    setPage(after, Math.min(page - 1, lastPages.current));
    // Keep the hash: it may name a row that is now on another page.
    navigate(`?${after}${hash}`, { replace: true });
  }, [isPastEnd, params, page, hash]);

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
  setParam(params, 'page', page === 1 ? undefined : `${page}`);
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
