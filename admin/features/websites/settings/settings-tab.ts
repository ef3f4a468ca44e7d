import { type RefObject, useEffect, useRef } from 'react';
import { useParamsChange } from '../../../data/lists/params-change.ts';
import { useSearchParams } from '../../../data/router.tsx';
import type { SettingsForm } from '../data/settings-form.ts';

/** The tabs of a website's page, by their names in the URL (`?tab=kontak`). */
export const settingsTabs = ['tampilan', 'kontak', 'bantuan', 'pemasangan'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const tabOf: Readonly<Record<keyof SettingsForm, SettingsTab>> = {
  appearance: 'tampilan',
  image: 'tampilan',
  removesAvatar: 'tampilan',
  contact: 'kontak',
  privacy: 'bantuan',
  help: 'bantuan',
};

/** Returns the open tab of a website's page, and a function that opens another. */
export function useSettingsTab(): [SettingsTab, (tab: SettingsTab) => void] {
  const params = useSearchParams();
  const changeParams = useParamsChange();
  const tab = settingsTabs.find((known) => known === params.get('tab')) ?? settingsTabs[0];
  return [tab, (next) => changeParams((after) => after.set('tab', next), { replace: true })];
}

/**
 * Opens a tab with errors and focuses the first invalid field.
 *
 * @returns a function that takes the names of the invalid fields.
 */
export function useShownErrors(
  form: RefObject<HTMLFormElement | null>,
  tab: SettingsTab,
  openTab: (tab: SettingsTab) => void,
): (fields: readonly string[]) => void {
  const isWanted = useRef(false);
  // Runs after every render, until the tab is rendered.
  useEffect(() => {
    if (!isWanted.current) return;
    const invalid = form.current?.querySelector<HTMLElement>(
      `[data-tab=${tab}] :is([aria-invalid=true], [data-invalid])`,
    );
    if (!invalid) return;
    isWanted.current = false;
    invalid.focus();
  });
  return (fields) => {
    const [first, ...others] = fields.map(
      // A field of another section is not in the form.
      (field) => tabOf[field.split('.')[0] as keyof SettingsForm] ?? settingsTabs[0],
    );
    if (first === undefined) return;
    isWanted.current = true;
    if (![first, ...others].includes(tab)) openTab(first);
  };
}
