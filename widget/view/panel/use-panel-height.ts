import { type RefObject, useLayoutEffect } from 'react';

/** In em. A lower panel has no room for a fixed header and foot. */
const shortEm = 28;

/**
 * Marks a panel that is too short for its text size (large text, a phone in landscape, an open keyboard): the style sheet
 * then scrolls the whole panel. When the panel's size changes, the focused field is scrolled into view.
 */
export function usePanelHeight(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      markHeight(element);
      const field = (element.getRootNode() as ShadowRoot).activeElement;
      if (field?.localName === 'input') showField(field);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel]);
}

/**
 * Scrolls a form's field into view together with its label and its error. In a short panel, the search field of the first
 * menu moves to the top, so that there is room for its results.
 */
export function showField(field: Element): void {
  const search = field.closest('[data-height="short"] .on-top');
  if (search) search.scrollIntoView();
  else (field.closest('.field') || field).scrollIntoView({ block: 'nearest' });
}

function markHeight(panel: HTMLElement): void {
  const fontSizePx = Number.parseFloat(getComputedStyle(panel).fontSize);
  const height = panel.clientHeight < shortEm * fontSizePx ? 'short' : 'tall';
  const conversation = panel.querySelector('.conversation');
  if (height === panel.dataset.height || conversation === null) return;
  // Only one of the two scrolls; the other value is 0.
  const top = panel.scrollTop + conversation.scrollTop;
  panel.dataset.height = height;
  if (top > 0) panel.scrollTop = conversation.scrollTop = top;
}
