import { useEffect, useEffectEvent } from 'react';
import { readItem, storeItem } from './stored-item.ts';

const storageKey = 'single-keys';
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role="textbox"]';
const openDialog = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Shortcuts do nothing while a dialog is open, because they could leave the page and lose its content. */
export function isDialogOpen(): boolean {
  return document.querySelector(openDialog) !== null;
}

/**
 * Whether shortcuts of a single key are on. WCAG 2.1.4 requires a switch: speech input can press letters by accident.
 */
export function hasSingleKeys(): boolean {
  return readItem('localStorage', storageKey) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  storeItem('localStorage', storageKey, isOn ? 'on' : 'off');
}

/** Adds a shortcut of a single key, also with Caps Lock. It is ignored in fields, in dialogs and while single keys are switched off. */
export function useShortcut(key: string, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || !hasSingleKeys()) return;
      // `composedPath`, because a field of the bot is inside a shadow root.
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(fields) !== null) return;
      if (isDialogOpen()) return;
      event.preventDefault();
      runLatest();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
