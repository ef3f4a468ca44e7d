import { useState } from 'react';

let last = 0;

/**
 * Returns an id that no other element of the page's bots has, also with digits after it. Preact's `useId` starts again
 * after some changes of attributes, and then the search field named the panel as its list.
 */
export function useUniqueId(): string {
  return useState(() => `bot${++last}-`)[0];
}
