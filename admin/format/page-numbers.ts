import { pageSize } from '../../api/contract/list-query.ts';

/** A page number, or a gap for omitted numbers. */
export type PageLink = number | 'gap';

/** Returns the number of pages of a list. An empty list has one page, for 'page 1 of 1'. */
export function countPages(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}

/** Parses `?page=`: a whole number from 1; anything else is 1. */
export function readPage(typed: string | null): number {
  return typed !== null && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 1;
}

/** Returns the numbered buttons: the first and last page, the current one with its neighbours, and gaps. */
export function pageLinks(current: number, count: number): PageLink[] {
  if (count <= 7) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap', count];
  if (current >= count - 3) return [1, 'gap', ...range(count - 4, count)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', count];
}

/** Returns the URL of a new row, which is the last of `rows` rows. */
export function lastRowAddress(rows: number, id: number): string {
  const page = countPages(rows, pageSize);
  return `${page === 1 ? '?' : `?page=${page}`}#row-${id}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
