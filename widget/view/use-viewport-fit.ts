import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a full-screen panel on the part of the window that can be seen: an on-screen keyboard shrinks that part, and
 * no CSS unit knows of it.
 */
export function useViewportFit(panel: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const { style } = panel.current ?? {};
    if (!isActive || !viewport || !style) return;
    const fitPanel = () => {
      // Somebody who zoomed in wants a larger panel, not a smaller one.
      if (viewport.scale > 1.01) return;
      style.setProperty('--viewport-top', `${viewport.offsetTop}px`);
      style.setProperty('--viewport-height', `${viewport.height}px`);
    };
    fitPanel();
    viewport.addEventListener('resize', fitPanel);
    viewport.addEventListener('scroll', fitPanel);
    return () => {
      viewport.removeEventListener('resize', fitPanel);
      viewport.removeEventListener('scroll', fitPanel);
    };
  }, [panel, isActive]);
}
