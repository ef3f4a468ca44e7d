/** Keys that the bot itself uses outside its inputs. */
const panelKeys = /^( |Enter|Arrow.*|Page.*|Home|End)$/;
const launcherKeys = /^( |Enter)$/;

/** Copy-protection scripts cancel these everywhere but in inputs. They do not see the bot's inputs, only its element. */
const protectedEvents =
  'mousedown selectstart dragstart contextmenu copy cut paste beforeinput'.split(' ');

/**
 * Stops the bot's own events at its shadow root. Otherwise letters typed in the bot would trigger the page's keyboard
 * shortcuts, and a smooth-scroll library would scroll the page instead of the panel.
 */
export function containEvents(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    root.addEventListener(type, (event) => {
      const { key } = event as KeyboardEvent;
      if (type === 'keydown' && isLetter(event as KeyboardEvent)) {
        // The browser types the letter into the field that has the focus by then.
        root.querySelector<HTMLElement>('.ask input')?.focus({ preventScroll: true });
        event.stopPropagation();
      }
      // The browser handles Tab, and the views handle Escape.
      if (key !== 'Tab' && key !== 'Escape' && isOwnKey(event.target as Element, key)) {
        event.stopPropagation();
      }
    });
  }
  for (const type of protectedEvents) {
    root.addEventListener(type, (event) => {
      if (isInPanel(event.target as Node)) event.stopPropagation();
    });
  }
  // Pages with a field for barcodes give it the focus after each click outside of inputs.
  root.addEventListener('click', (event) => {
    if ((event.target as Element).localName === 'input') event.stopPropagation();
  });
  // FastClick cancels taps and clicks on the tapped element itself, which is never inside a shadow root, unless it has
  // this class.
  root.addEventListener('touchstart', () => root.host.classList.add('needsclick'), {
    passive: true,
  });
  for (const type of ['wheel', 'touchmove']) {
    const stopInPanel = (event: Event) => {
      const target = event.target as Element;
      if (!isInPanel(target)) return;
      event.stopPropagation();
      // Firefox scrolls the page if the element under the pointer cannot scroll. Ctrl with the wheel zooms, so allow it.
      const { deltaY, ctrlKey } = event as WheelEvent;
      if (deltaY && !ctrlKey && !canScroll(target)) event.preventDefault();
    };
    root.addEventListener(type, stopInPanel, { passive: type !== 'wheel' });
  }
}

/** The target of a `selectstart` may be a text node. */
function isInPanel(target: Node): boolean {
  return (
    ((target as Element).closest ? (target as Element) : target.parentElement)?.closest('.panel') !=
    null
  );
}

function canScroll(element: Element | null): boolean | null {
  return (
    element && (element.scrollHeight > element.clientHeight || canScroll(element.parentElement))
  );
}

/** Whether the visitor types outside an input of the panel. */
function isLetter({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    key.length === 1 &&
    key !== ' ' &&
    !(ctrlKey || metaKey || altKey) &&
    (target as Element).localName !== 'input' &&
    isInPanel(target as Node)
  );
}

function isOwnKey(target: Element, key: string): boolean {
  if (target.localName === 'input') return true;
  return (target.closest('.panel') ? panelKeys : launcherKeys).test(key);
}
