import { figureFilters } from '../../../../api/contract/faqs/faq-search.ts';
import { faqFiguresCopy as copy } from '../../../copy/faq-figures.ts';
import { useFaqSearch, useFaqSearchChange } from '../data/use-faq-search.ts';
import { Chip } from './chip.tsx';
import { FilterChips } from './filter-chips.tsx';

const sorts = ['read-desc', 'read-asc', 'helpful-asc'] as const;

/** Sorts and filters the FAQ list by its figures. */
export function FigureTools() {
  const { sort, filters } = useFaqSearch();
  const change = useFaqSearchChange();
  const isUsed = sort !== undefined || figureFilters.some((filter) => filters.includes(filter));
  return (
    <>
      <div className="flex max-w-full items-center gap-2 overflow-x-auto coarse:py-1.5">
        <span className="shrink-0 text-13 text-muted">{copy.sort}</span>
        {sorts.map((each) => (
          <Chip
            key={each}
            isOn={sort === each}
            onToggle={() => change({ sort: sort === each ? undefined : each })}
          >
            {copy.sorts[each]}
          </Chip>
        ))}
        <span className="ml-2 shrink-0 text-13 text-muted">{copy.filter}</span>
        <FilterChips filters={figureFilters} />
      </div>
      {isUsed && <p className="text-12 text-muted">{copy.explained}</p>}
    </>
  );
}
