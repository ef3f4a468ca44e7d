import { jakartaDay } from '../../../api/contract/jakarta-day.ts';
import { useParamsChange } from '../../data/lists/params-change.ts';
import { useSearchParams } from '../../data/router.tsx';
import { type ChosenPeriod, type Period, type PresetDays, readPeriod } from './period.ts';

/** The period in the URL, and functions that change it. */
export function usePeriod() {
  const params = useSearchParams();
  const changeParams = useParamsChange();
  const today = jakartaDay(new Date());
  const set = (values: Record<string, string>) =>
    changeParams((after) => {
      for (const name of ['days', 'from', 'to']) after.delete(name);
      for (const [name, value] of Object.entries(values)) after.set(name, value);
    });
  return {
    today,
    period: readPeriod(params, today) satisfies ChosenPeriod,
    choosePreset: (days: PresetDays) => set({ days: `${days}` }),
    chooseDays: ({ from, to }: Period) => set({ from, to }),
  };
}
