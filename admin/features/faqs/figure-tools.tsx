import { type FaqSort, faqSorts } from '../../../api/contract/faq-figures.ts';
import { figureFilters } from '../../../api/contract/faq-search.ts';
import { faqFiguresCopy as copy } from '../../copy/faq-figures.ts';
import { FilterChip } from './filter-chip.tsx';
import { useFaqSearch, useFaqSearchChange } from './use-faq-search.ts';

const choices: readonly (FaqSort | '')[] = ['', ...faqSorts];

/** Sorts and narrows the FAQ list by what visitors did. */
export function FigureTools() {
  const { sort, filters } = useFaqSearch();
  const change = useFaqSearchChange();
  const isUsed = sort !== undefined || figureFilters.some((filter) => filters.includes(filter));
  return (
    <>
      <div className="flex max-w-full gap-2 overflow-x-auto coarse:py-1.5">
        <select
          aria-label={copy.sort}
          value={sort ?? ''}
          onChange={({ target }) =>
            change({ sort: faqSorts.find((each) => each === target.value) })
          }
          className="touch-target h-8 shrink-0 rounded-full border border-control bg-surface px-2 text-13 text-muted transition-colors hover:bg-hover hover:text-text"
        >
          {choices.map((value) => (
            <option key={value} value={value}>
              {copy.sorts[value]}
            </option>
          ))}
        </select>
        {figureFilters.map((filter) => (
          <FilterChip key={filter} filter={filter} />
        ))}
      </div>
      {isUsed && <p className="text-12 text-muted">{copy.explained}</p>}
    </>
  );
}
