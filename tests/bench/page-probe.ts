/*
 * Code that runs in a measured page. It uses methods instead of inner functions, because the loader of these files wraps
 * inner functions in a helper that the page does not have.
 */

export interface Probe {
  layoutShift: number;
  paints: Paint[];
}

export interface Paint {
  type: string;
  /** Milliseconds from the pointer or key to the end of the first frame painted after it. */
  wait: number;
  /** The time of the pointer or key on the clock of the page. */
  at: number;
  /** The text of the bot in that frame. */
  text: string;
}

/** Sums up the layout shifts without recent input. */
export function addUpShifts(): void {
  const probe = { layoutShift: 0, paints: [] };
  Object.assign(window, { probe });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) probe.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export interface Watched {
  mark: string;
  /** The path to the element: a selector, and one more for each shadow root inside. */
  path: readonly string[];
  /** A text that the element must have. */
  text?: string;
  /** Measure from this event on. It has a mark of its own. */
  event?: string;
}

/**
 * Makes a mark after the first frame that shows an element, and logs it to the console, because a driver that polls would
 * keep a slow page busy.
 */
export function markWhenVisible({ mark, path, text = '', event }: Watched): void {
  const watch = {
    isVisible() {
      let root: Document | ShadowRoot | null = document;
      let found: Element | null = null;
      for (const selector of path) {
        found = root?.querySelector(selector) ?? null;
        root = found?.shadowRoot ?? null;
      }
      const box = found?.getBoundingClientRect();
      return (
        !!found?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !!box?.width &&
        !!box.height &&
        !!found.textContent?.includes(text)
      );
    },
    look() {
      if (!watch.isVisible()) {
        requestAnimationFrame(watch.look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark(mark);
        console.debug(mark);
      };
      port2.postMessage(null);
    },
    start({ timeStamp: startTime }: Event) {
      performance.mark(`${mark} ${event}`, { startTime });
      requestAnimationFrame(watch.look);
    },
  };
  if (event) addEventListener(event, watch.start, { capture: true, once: true });
  else requestAnimationFrame(watch.look);
}

/** Measures each tap and each typed letter, from the event to the end of the next painted frame. */
export function timePaints(): void {
  const { probe } = window as unknown as { probe: Probe };
  for (const type of ['click', 'input']) {
    addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const wait = performance.now() - timeStamp;
            const text = document.querySelector('faq-chatbot')?.shadowRoot?.textContent ?? '';
            probe.paints.push({ type, wait, at: timeStamp, text });
          };
          port2.postMessage(null);
        }),
      { capture: true },
    );
  }
}
