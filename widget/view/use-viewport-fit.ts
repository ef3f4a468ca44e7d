import { type RefObject, useEffect } from 'react';

/**
 * Keeps a full-screen panel on the part of the window that can be seen: an on-screen keyboard shrinks that part, and
 * no CSS unit knows of it.
 */
export function useViewportFit(panel: RefObject<HTMLElement | null>, isActive: boolean): void {
  // After the first frame: read earlier, the measures would cost the tap a layout of the whole page.
  useEffect(() => {
    const viewport = window.visualViewport;
    const { style } = panel.current ?? {};
    if (!isActive || !viewport || !style) return;
    const fitPanel = () => {
      // Somebody who zoomed in wants a larger panel, not a smaller one.
      if (viewport.scale > 1.01) return;
      style.top = `${viewport.offsetTop}px`;
      style.height = `${viewport.height}px`;
    };
    const fitAndShowField = () => {
      fitPanel();
      const field = (panel.current?.getRootNode() as ShadowRoot | undefined)?.activeElement;
      // The keyboard came up for this field, which the smaller panel may have left below its edge.
      if (field?.localName === 'input') field.scrollIntoView({ block: 'nearest' });
    };
    fitPanel();
    viewport.addEventListener('resize', fitAndShowField);
    viewport.addEventListener('scroll', fitPanel);
    return () => {
      viewport.removeEventListener('resize', fitAndShowField);
      viewport.removeEventListener('scroll', fitPanel);
      style.top = style.height = '';
    };
  }, [panel, isActive]);
}
