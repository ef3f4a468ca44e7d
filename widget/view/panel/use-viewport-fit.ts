import { type RefObject, useEffect } from 'react';
import { screenShrinkage } from '../look/screen-shrinkage.ts';

/** Fits a full-screen panel to the visible part of the window. No CSS unit takes an on-screen keyboard into account. */
export function useViewportFit(panel: RefObject<HTMLElement | null>, isActive: boolean): void {
  // Measure in an effect, after the first frame. Earlier, it would force a layout of the whole page during the tap.
  useEffect(() => {
    const viewport = window.visualViewport;
    const { style } = panel.current || {};
    if (!isActive || !viewport || !style) return;
    const fitPanel = () => {
      const shrinkage = screenShrinkage();
      // Do nothing while the visitor has zoomed in: the panel would become smaller.
      if (viewport.scale > shrinkage * 1.01) return;
      style.top = `${viewport.offsetTop * shrinkage}px`;
      style.height = `${viewport.height * shrinkage}px`;
    };
    fitPanel();
    viewport.addEventListener('resize', fitPanel);
    viewport.addEventListener('scroll', fitPanel);
    return () => {
      viewport.removeEventListener('resize', fitPanel);
      viewport.removeEventListener('scroll', fitPanel);
      style.top = style.height = '';
    };
  }, [panel, isActive]);
}
