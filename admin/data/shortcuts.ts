import { useEffect, useRef } from 'react';

const storageKey = 'single-keys';
const fields = 'input, textarea, select, [contenteditable], [role="textbox"]';
const openDialog = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether this browser's user wants shortcuts of a single key (WCAG 2.1.4: speech input types letters by accident). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
}

/** A shortcut of a single key, which does nothing in fields, in dialogs, and where it is switched off. */
export function useShortcut(key: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || !hasSingleKeys()) return;
      // `composedPath`, because a field of the bot is inside its shadow root.
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(fields) !== null) return;
      if (document.querySelector(openDialog) !== null) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
