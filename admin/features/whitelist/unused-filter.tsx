import { useCallback } from 'react';
import { unusedEntryDays } from '../../../api/contract/limits.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { setParam, useParamsChange } from '../../data/lists/params-change.ts';
import { useSearchParams } from '../../data/router.tsx';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';

/** Whether the list shows only the entries that nobody used, from the URL: `?unused=true`. */
export function useUnusedFilter() {
  const isOn = useSearchParams().get('unused') === 'true';
  const changeParams = useParamsChange();
  const change = useCallback(
    (isNext: boolean) =>
      changeParams(
        (after) => {
          after.delete('page');
          setParam(after, 'unused', isNext ? 'true' : undefined);
        },
        { replace: true },
      ),
    [changeParams],
  );
  return { isOn, change };
}

export function UnusedFilter({ isOn, change }: ReturnType<typeof useUnusedFilter>) {
  return (
    <ChoiceButtons
      label={copy.filter}
      choices={[
        { value: 'all', label: copy.all },
        { value: 'unused', label: copy.unused(unusedEntryDays) },
      ]}
      value={isOn ? 'unused' : 'all'}
      onChange={(value) => change(value === 'unused')}
    />
  );
}
