import type { ListQuery } from '../contract/list-query.ts';
import { hasAllWords, wordsOf } from '../contract/texts/find-words.ts';
import type { PageParams } from './list-page.ts';

/** A query for all rows of a short list, in the order of their ids. */
interface WholeList<Row> {
  rows: PromiseLike<Row[]>;
  /** The texts of a row that are searched. */
  textsOf: (row: Row) => readonly string[];
}

/** Compares numbers in texts as numbers: `10.0.0.9` comes before `10.0.0.10`. */
const collator = new Intl.Collator('id', { numeric: true });

/** Whether a list is filtered or sorted, so that `listFound` has to read all rows. */
export function isNarrowed({ q = '', sort }: ListQuery): boolean {
  return sort !== undefined || wordsOf(q).length > 0;
}

/**
 * One page of the rows that have all words, sorted. Each row contains the number of rows found. The code does not use
 * SQL for this, because the two database engines fold and sort texts differently.
 */
export async function listFound<Row extends object>(
  { rows, textsOf }: WholeList<Row>,
  { q = '', sort, order }: ListQuery<keyof Row & string>,
  { pageSize, page }: PageParams,
): Promise<(Row & { all_data: number })[]> {
  const words = wordsOf(q);
  const found = (await rows).filter((row) => hasAllWords(textsOf(row), words));
  if (sort !== undefined) {
    const sign = order === 'desc' ? -1 : 1;
    // The sort is stable, so equal rows stay in the order of their ids.
    found.sort((one, other) => sign * compareTexts(String(one[sort]), String(other[sort])));
  }
  const onPage = found.slice((page - 1) * pageSize, page * pageSize);
  return onPage.map((row) => ({ ...row, all_data: found.length }));
}

/** Compares two texts as a person would sort them. */
export function compareTexts(one: string, other: string): number {
  return collator.compare(one, other);
}
