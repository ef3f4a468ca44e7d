import { type RefObject, useLayoutEffect } from 'react';

/** A panel lower than this, in em of its text, has no room for a header and a foot that stay in place. */
const shortEm = 28;

/**
 * Marks whether a panel is short for its text: large text, a phone on its side, an open keyboard. The style sheet then
 * lets the panel scroll instead of the conversation. Whenever the panel's size changes, the focused field is shown.
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

/** Scrolls a form's field into view together with its label and its error. */
export function showField(field: Element): void {
  (field.closest('.field') || field).scrollIntoView({ block: 'nearest' });
}

function markHeight(panel: HTMLElement): void {
  const fontSizePx = Number.parseFloat(getComputedStyle(panel).fontSize);
  const height = panel.clientHeight < shortEm * fontSizePx ? 'short' : 'tall';
  const conversation = panel.querySelector('.conversation');
  if (height === panel.dataset.height || conversation === null) return;
  // One of them is 0, because only the other one scrolls.
  const top = panel.scrollTop + conversation.scrollTop;
  panel.dataset.height = height;
  if (top > 0) panel.scrollTop = conversation.scrollTop = top;
}
