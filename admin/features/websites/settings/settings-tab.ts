import { useParamsChange } from '../../../data/lists/params-change.ts';
import { useSearchParams } from '../../../data/router.tsx';

/** The tabs of a website's page, by their names in the URL (`?tab=kontak`). */
export const settingsTabs = ['tampilan', 'kontak', 'pemasangan'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** Returns the open tab of a website's page, and a function that opens another. */
export function useSettingsTab(): [SettingsTab, (tab: SettingsTab) => void] {
  const params = useSearchParams();
  const changeParams = useParamsChange();
  const tab = settingsTabs.find((known) => known === params.get('tab')) ?? settingsTabs[0];
  return [tab, (next) => changeParams((after) => after.set('tab', next), { replace: true })];
}
