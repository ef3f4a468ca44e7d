import type { KeyboardEvent } from 'react';

/** Ctrl+Enter (Cmd+Enter) in any field of a form presses its submit button. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, repeat, currentTarget: form, target } = event;
  if (key !== 'Enter' || (!ctrlKey && !metaKey)) return;
  // Ignore events from the form's lists and dialogs: they are its children in React, but not in the document.
  if (!form.contains(target as Node)) return;
  event.preventDefault();
  if (!repeat) form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}
