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
      if ((event.target as Element).closest('.panel')) event.stopPropagation();
    };
    root.addEventListener(type, stopInPanel, { passive: true });
  }
}

function isOwnKey(target: Element, key: string): boolean {
  if (target.localName === 'input') return true;
  return (target.closest('.panel') ? panelKeys : launcherKeys).test(key);
}
