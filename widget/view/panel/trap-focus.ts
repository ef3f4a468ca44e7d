import type { KeyboardEvent } from 'react';

/** Makes Tab cycle inside a panel that covers the page. */
export function trapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = panel.querySelectorAll<HTMLElement>(
    'a[href], button, input, summary, [tabindex="0"]',
  );
  const first = stops[0];
  const last = stops[stops.length - 1];
  const active = (panel.getRootNode() as ShadowRoot).activeElement;
  if (event.shiftKey ? active === first || active === panel : active === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
