/** Mark the element that the script mounted. With the second attribute, Turbo preserves it when it morphs a page. */
const mountedAttributes = ['data-mounted', 'data-turbo-permanent'];
/** From the global registry: a script that runs again has new module variables. */
const mountedKey = Symbol.for('faq-chatbot.mounted');

type MountedElement = HTMLElement & { [mountedKey]?: boolean };

export function markAsMounted(element: MountedElement): void {
  element[mountedKey] = true;
  for (const name of mountedAttributes) element.setAttribute(name, '');
}

export function isMounted(element: MountedElement): boolean {
  return element[mountedKey] === true;
}

/** Whether this is a copy of a mounted element. Turbo and htmx restore such copies from their page caches. */
export function isCopy(element: MountedElement): boolean {
  return element.hasAttribute('data-mounted') && !isMounted(element);
}

/**
 * Removes the element that the script mounted, if any. A framework may add the page's own element later, and then there
 * would be two bots.
 */
export function replaceMounted({ localName }: HTMLElement): void {
  document.querySelector(`${localName}[data-mounted]`)?.remove();
}

/** Scrolls the mounted element to where the visitor was. There is only one. */
let restorePlace: (() => void) | undefined;

/**
 * Moves a mounted element into the new body when the page replaces its body or all of the body's content, as Turbo and
 * htmx do, and keeps the place in the conversation. An element that the page itself removes stays removed. Returns a
 * function that stops this.
 */
export function followBody(element: HTMLElement): () => void {
  let body = document.body;
  // Browsers forget the scroll position of what they remove. The listener lives as long as the element.
  element.shadowRoot?.addEventListener(
    'scroll',
    ({ target }) => {
      const { scrollTop } = target as Element;
      restorePlace = () => (target as Element).scrollTo({ top: scrollTop, behavior: 'instant' });
    },
    true,
  );
  const observer = new MutationObserver((records) => {
    if (!element.isConnected) {
      const isSwapped = document.body !== body || isContentSwapped(element, body, records);
      if (!isSwapped || document.querySelector(element.localName) !== null) return;
      addAgain(element);
    }
    if (document.body !== body) observe();
  });
  observe();
  return () => observer.disconnect();

  function observe(): void {
    body = document.body;
    observer.disconnect();
    observer.observe(document.documentElement, { childList: true });
    observer.observe(body, { childList: true });
  }
}

/** Whether everything else that the body contained was removed together with the element. */
function isContentSwapped(
  element: HTMLElement,
  body: HTMLElement,
  records: readonly MutationRecord[],
): boolean {
  const added = new Set<Node>();
  let removedOthers = false;
  for (const { addedNodes, removedNodes } of records) {
    for (const node of addedNodes) added.add(node);
    for (const node of removedNodes) {
      if (node !== element && node.nodeType === Node.ELEMENT_NODE) removedOthers = true;
    }
  }
  // After a hydration mismatch, React leaves scripts and style sheets in the body.
  const remaining = [...body.children].filter(
    (child) => !child.matches('script, style, link, noscript, template'),
  );
  return removedOthers && remaining.every((child) => added.has(child));
}

/** Adds the mounted element to the page again, at the same place in the conversation. */
export function addAgain(element: HTMLElement): void {
  document.body?.append(element);
  restorePlace?.();
}
