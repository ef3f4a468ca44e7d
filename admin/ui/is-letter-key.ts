import type { KeyboardEvent } from 'react';

/** Whether the key, in a text field, would write something; not while a word is being composed. */
export function isLetterKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
