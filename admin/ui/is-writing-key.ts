import type { KeyboardEvent } from 'react';

/** Whether the key, in a text field, would write one character. */
export function isWritingKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
