import { pageSize } from '../../api/contract/limits.ts';

/** A page number, or a gap where numbers are left out. */
export type PageLink = number | 'gap';

/** How many pages a list has; an empty list has one, so that "page 1 of 1" stands. */
export function countPages(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}

/** The page an address asks for: a whole number from 1 up, 1 for anything else. */
export function readPage(typed: string | null): number {
  return typed !== null && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 1;
}

/** The numbered buttons: the ends, the current page with its neighbours, and gaps. Always the same count when long. */
export function pageLinks(current: number, count: number): PageLink[] {
  if (count <= 7) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap', count];
  if (current >= count - 3) return [1, 'gap', ...range(count - 4, count)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', count];
}

/** Where a new row of a list stands, in a list of so many rows in the order they were made: on its last page. */
export function lastRowAddress(rows: number, id: number): string {
  const page = countPages(rows, pageSize);
  return `${page === 1 ? '?' : `?page=${page}`}#row-${id}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
