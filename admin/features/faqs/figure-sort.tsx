import { type FaqSort, faqSorts } from '../../../api/contract/faq-figures.ts';
import { faqFiguresCopy as copy } from '../../copy/faq-figures.ts';
import { useFaqSearch, useFaqSearchChange } from './use-faq-search.ts';

const choices: readonly (FaqSort | '')[] = ['', ...faqSorts];

/** Sorts the list by a figure; without one it is the tree. */
export function FigureSortSelect() {
  const { sort } = useFaqSearch();
  const change = useFaqSearchChange();
  return (
    <select
      aria-label={copy.sort}
      value={sort ?? ''}
      onChange={({ target }) => change({ sort: faqSorts.find((each) => each === target.value) })}
      className="touch-target h-8 rounded-full border border-control bg-surface px-2 text-13 text-muted transition-colors hover:bg-hover hover:text-text"
    >
      {choices.map((value) => (
        <option key={value} value={value}>
          {copy.sorts[value]}
        </option>
      ))}
    </select>
  );
}
