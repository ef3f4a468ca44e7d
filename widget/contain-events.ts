/** Keys that the bot itself uses outside its inputs. */
const panelKeys = /^( |Enter|Arrow.*|Page.*|Home|End)$/;
const launcherKeys = /^( |Enter)$/;

/**
 * Stops the bot's own events at its shadow root. Otherwise letters typed in the bot would trigger the page's keyboard
 * shortcuts, and a smooth-scroll library would scroll the page instead of the panel.
 */
export function containEvents(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    root.addEventListener(type, (event) => {
      const { key } = event as KeyboardEvent;
      // The browser handles Tab, and the views handle Escape.
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
      // Firefox scrolls the page if the element under the pointer cannot scroll. Ctrl with the wheel zooms, so allow it.
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
