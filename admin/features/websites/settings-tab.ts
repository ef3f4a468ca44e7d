import { useSearchParams } from 'react-router';
import { useParamsChange } from '../../data/params-change.ts';

/** The parts of a website's page, by their names in the address (`?tab=kontak`). */
export const settingsTabs = ['tampilan', 'kontak', 'pemasangan'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The open part of a website's page. */
export function useSettingsTab(): [SettingsTab, (tab: SettingsTab) => void] {
  const [params] = useSearchParams();
  const changeParams = useParamsChange();
  const tab = settingsTabs.find((known) => known === params.get('tab')) ?? settingsTabs[0];
  return [tab, (next) => changeParams((after) => after.set('tab', next), { replace: true })];
}
