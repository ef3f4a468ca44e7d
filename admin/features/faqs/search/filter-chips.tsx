import type { FaqFilter } from '../../../../api/contract/faqs/faq-search.ts';
import { faqsCopy as copy } from '../../../copy/faqs.ts';
import { useFaqSearch, useFaqSearchChange } from '../data/use-faq-search.ts';
import { Chip } from './chip.tsx';

/** Filters the FAQ list. A row must match all active filters. */
export function FilterChips({ filters }: { filters: readonly FaqFilter[] }) {
  const { filters: on } = useFaqSearch();
  const change = useFaqSearchChange();
  return filters.map((filter) => {
    const isOn = on.includes(filter);
    return (
      <Chip
        key={filter}
        isOn={isOn}
        onToggle={() =>
          change({
            filters: (now) =>
              isOn ? now.filter((each) => each !== filter) : [...new Set([...now, filter])],
          })
        }
      >
        {copy.filters[filter]}
      </Chip>
    );
  });
}
