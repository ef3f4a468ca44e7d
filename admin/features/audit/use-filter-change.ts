import { useSearchParams } from 'react-router';
import { type FilterName, filterNames } from './audit-filters.ts';

/** Sets or clears filters in the URL. The list returns to its first page. */
export function useFilterChange() {
  const [, setParams] = useSearchParams();
  return {
    set(name: FilterName, value: string | undefined) {
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        after.delete('page');
        return after;
      });
    },
    clear() {
      setParams((before) => {
        const after = new URLSearchParams(before);
        for (const name of [...filterNames, 'page']) after.delete(name);
        return after;
      });
    },
  };
}
