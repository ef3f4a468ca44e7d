import { type RefObject, useEffect, useRef } from 'react';
import type { SettingsTab } from './settings-tab.ts';

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
    const [first, ...others] = fields.map((field) =>
      field.startsWith('contact') ? 'kontak' : 'tampilan',
    );
    if (first === undefined) return;
    isWanted.current = true;
    if (![first, ...others].includes(tab)) openTab(first);
  };
}
