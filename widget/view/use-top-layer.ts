import { type RefObject, useLayoutEffect } from 'react';

/**
 * While active, shows an element above the page's fixed bars, whatever their `z-index` is: they would cover its close
 * button. A dialog that the page opens later is still above it. Browsers without popovers need a `z-index`.
 */
export function useTopLayer(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isActive || !shown?.showPopover) return;
    shown.popover = 'manual';
    shown.showPopover();
    return () => shown.removeAttribute('popover');
  }, [element, isActive]);
}
