import { useSearchParams } from 'react-router';
import { jakartaDay } from '../../format/day.ts';
import { type ChosenPeriod, type Period, type PresetDays, readPeriod } from './period.ts';

/** The period in the address, and what changes it. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const today = jakartaDay(new Date());
  const set = (values: Record<string, string>) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const name of ['days', 'from', 'to']) after.delete(name);
      for (const [name, value] of Object.entries(values)) after.set(name, value);
      return after;
    });
  return {
    today,
    period: readPeriod(params, today) satisfies ChosenPeriod,
    choosePreset: (days: PresetDays) => set({ days: `${days}` }),
    chooseDays: ({ from, to }: Period) => set({ from, to }),
  };
}
