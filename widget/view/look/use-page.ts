import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * What `read` tells of the page: on each render, and when the look of the page may have changed. Not an external store,
 * which is read again after the render: the browser would lay out the page in the middle of that task.
 */
export function usePage<Value>(read: () => Value): Value {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const shown = { read, value: read() };
  const latest = useRef(shown);
  latest.current = shown;
  useLayoutEffect(
    () =>
      watchPage(() => {
        const { read, value } = latest.current;
        if (read() !== value) renderAgain();
      }),
    [],
  );
  return shown.value;
}

/** Calls back when the look of the page may have changed. Returns a function that stops this. */
function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  // Every attribute: each style sheet and framework has its own one for its theme.
  for (const element of pageRoots()) observer.observe(element, { attributes: true });
  // Read again after transitions and after loading: a background may fade, and a style sheet may load after the script.
  const readAgain = ({ target }: Event) => {
    if (target === window || (target as Node).contains(document.body)) onChange();
  };
  const events = ['load', 'resize', 'transitionend'];
  for (const name of events) window.addEventListener(name, readAgain);
  return () => {
    observer.disconnect();
    for (const name of events) window.removeEventListener(name, readAgain);
  };
}

export function pageRoots(): HTMLElement[] {
  return [document.documentElement, document.body];
}
