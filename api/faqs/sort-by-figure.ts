import { type FaqFigures, type FaqSort, helpfulShare } from '../contract/faqs/faq-figures.ts';

/** The ids sorted by a figure. FAQs without votes are last; equal ones are in tree order. */
export function sortByFigure(
  ids: readonly number[],
  figures: ReadonlyMap<number, FaqFigures>,
  sort: FaqSort,
): number[] {
  const direction = sort.endsWith('desc') ? -1 : 1;
  const values = new Map(ids.map((id) => [id, figureOf(figures.get(id), sort)]));
  return [...ids].sort((one, other) => {
    const [first, second] = [values.get(one), values.get(other)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return direction * (first - second);
  });
}

function figureOf(figures: FaqFigures | undefined, sort: FaqSort): number | undefined {
  if (sort.startsWith('read')) return figures?.read ?? 0;
  return figures && helpfulShare(figures);
}
