/*
 * What runs in a measured page itself. Methods instead of inner functions, since the loader of these files wraps those
 * in a helper that the page does not have.
 */

export interface Probe {
  layoutShift: number;
  paints: Paint[];
}

export interface Paint {
  type: string;
  /** Milliseconds from the pointer or key to the end of the first frame painted after it. */
  wait: number;
  /** Where the pointer's or key's time stands on the page's clock. */
  at: number;
  /** What the bot showed in that frame. */
  text: string;
}

/** Adds up what moves on the page without anybody having touched it. */
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

/**
 * Makes a mark once the frame is painted that first shows an element, and says so on the console: a driver that asked
 * again and again would keep a slow page busy. The path to it is a selector, and one more for
 * each shadow root on the way down.
 */
export function markWhenVisible({ mark, path }: { mark: string; path: readonly string[] }): void {
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
        !!box.height
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
  };
  requestAnimationFrame(watch.look);
}

/** Times each tap and each letter typed, from the finger to the end of the next frame painted. */
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
