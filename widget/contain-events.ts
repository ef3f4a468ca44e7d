/** Keys that the bot itself uses outside its inputs. */
const panelKeys = /^( |Enter|Arrow.*|Page.*|Home|End)$/;
const launcherKeys = /^( |Enter)$/;

/**
 * Stops events that belong to the bot at its shadow root. A page's keyboard shortcuts would otherwise take letters
 * typed in the bot, and a smooth scroller would scroll the page instead of the panel.
 */
export function containEvents(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    root.addEventListener(type, (event) => {
      const { key } = event as KeyboardEvent;
      // Tab and Escape are handled by the browser and by the views.
      if (key !== 'Tab' && key !== 'Escape' && isOwnKey(event.target as Element, key)) {
        event.stopPropagation();
      }
    });
  }
  for (const type of ['wheel', 'touchmove']) {
    const stopInPanel = (event: Event) => {
      const target = event.target as Element;
      if (!target.closest('.panel')) return;
      event.stopPropagation();
      // Over what cannot scroll, Firefox scrolls the page. The wheel with Ctrl zooms.
      const { deltaY, ctrlKey } = event as WheelEvent;
      if (deltaY && !ctrlKey && !canScroll(target)) event.preventDefault();
    };
    root.addEventListener(type, stopInPanel, { passive: type !== 'wheel' });
  }
}

function canScroll(element: Element | null): boolean | null {
  return (
    element && (element.scrollHeight > element.clientHeight || canScroll(element.parentElement))
  );
}

function isOwnKey(target: Element, key: string): boolean {
  if (target.localName === 'input') return true;
  return (target.closest('.panel') ? panelKeys : launcherKeys).test(key);
}
