import { type RefObject, useLayoutEffect } from 'react';

/** Calls back if the element is removed while it contains the focus. */
export function useFocusLoss(element: RefObject<HTMLElement | null>, onLoss: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the removal.
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown?.contains((shown.getRootNode() as ShadowRoot).activeElement)) onLoss();
    };
  }, []);
}
