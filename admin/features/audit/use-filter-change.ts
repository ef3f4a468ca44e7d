import { setParam, useParamsChange } from '../../data/lists/params-change.ts';
import { type FilterName, filterNames } from './audit-filters.ts';

/** Sets or clears filters in the URL. The list returns to its first page. */
export function useFilterChange() {
  const changeParams = useParamsChange();
  return {
    set(name: FilterName, value: string | undefined) {
      changeParams((params) => {
        setParam(params, name, value);
        params.delete('page');
      });
    },
    clear() {
      changeParams((params) => {
        for (const name of [...filterNames, 'page']) params.delete(name);
      });
    },
  };
}
