import { type RefObject, useLayoutEffect } from 'react';
import { elementName } from '../../../embed/attributes.ts';

/**
 * While active, shows an element above the page's fixed bars, whatever their `z-index` is: they would cover its close
 * button. A dialog that the page opens later is still above it. Browsers without popovers need a `z-index`.
 */
export function useTopLayer(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isActive || !shown?.showPopover) return;
    // The back-office's preview shows the panel inside a box of the page. In the top layer it would cover the page.
    if ((shown.getRootNode() as ShadowRoot).host?.localName !== elementName) return;
    shown.popover = 'manual';
    shown.showPopover();
    return () => shown.removeAttribute('popover');
  }, [element, isActive]);
}
