import { type FaqFigures, type FaqSort, helpfulShare } from '../contract/faqs/faq-figures.ts';
import { compareTexts } from '../db/list-found.ts';

/** The part of a FAQ that its place in a sorted list depends on. */
interface SortedFaq {
  id: number;
  question: string;
  lastEditedAt: string;
}

/** The ids in this order. FAQs without votes are last in an order by votes; equal ones are in tree order. */
export function sortFaqs(
  faqs: readonly SortedFaq[],
  figures: ReadonlyMap<number, FaqFigures>,
  sort: FaqSort,
): number[] {
  const [by, direction] = sort.split('-');
  const sign = direction === 'desc' ? -1 : 1;
  const sortedBy = (faq: SortedFaq): string | number | undefined => {
    const ofFaq = figures.get(faq.id);
    if (by === 'question') return faq.question;
    if (by === 'edited') return faq.lastEditedAt;
    return by === 'read' ? (ofFaq?.read ?? 0) : ofFaq && helpfulShare(ofFaq);
  };
  return faqs
    .map((faq) => ({ id: faq.id, value: sortedBy(faq) }))
    .sort(({ value: one }, { value: other }) => {
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined);
      return sign * (typeof one === 'string' ? compareTexts(one, `${other}`) : one - Number(other));
    })
    .map(({ id }) => id);
}
