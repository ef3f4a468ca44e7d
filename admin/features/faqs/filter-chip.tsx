import type { FaqFilter } from '../../../api/contract/faq-search.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFaqSearch, useFaqSearchChange } from './use-faq-search.ts';

/** Narrows the FAQ list to what passes a filter. */
export function FilterChip({ filter }: { filter: FaqFilter }) {
  const { filters } = useFaqSearch();
  const change = useFaqSearchChange();
  const isOn = filters.includes(filter);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() =>
        change({
          filters: isOn ? filters.filter((each) => each !== filter) : [...filters, filter],
        })
      }
      className={classNames(
        'touch-target h-8 shrink-0 rounded-full border px-3 text-13 transition-colors focus-visible:-outline-offset-2',
        isOn
          ? 'border-accent-text bg-accent-soft font-medium text-accent-text'
          : 'border-control text-muted hover:bg-hover hover:text-text',
      )}
    >
      {copy.filters[filter]}
    </button>
  );
}
