import { type FaqFigures, isByFigures } from '../contract/faqs/faq-figures.ts';
import { type FaqListQuery, figureFilters } from '../contract/faqs/faq-search.ts';
import { wordsOf } from '../contract/texts/find-words.ts';
import type { Reader } from '../db/database.ts';
import type { FaqSearch } from './find-faqs.ts';

/** Finds the figures of a website's FAQs. A parameter, because figures belong to another area. */
export type FindFigures = (
  db: Reader,
  websiteId: number,
) => Promise<ReadonlyMap<number, FaqFigures>>;

/**
 * Reads the filters and the sort order of a list.
 *
 * @returns undefined for the whole tree in tree order.
 */
export async function readSearch(
  { q = '', filter = [], sort }: FaqListQuery,
  findFigures: () => Promise<FaqSearch['figures']>,
): Promise<FaqSearch | undefined> {
  const words = wordsOf(q);
  const filters = [filter].flat();
  if (words.length === 0 && filters.length === 0 && sort === undefined) return undefined;
  const needsFigures =
    (sort !== undefined && isByFigures(sort)) ||
    filters.some((each) => figureFilters.includes(each));
  const figures = needsFigures ? await findFigures() : new Map();
  return { words, filters, figures, sort };
}
