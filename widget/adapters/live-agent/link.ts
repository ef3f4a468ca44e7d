import type { HandoverOutcome } from '../../flow/handover-types.ts';

/** Opens a live-chat link in a new tab, or instead of the page. */
export function openLink(href: string, target: 'tab' | 'page'): HandoverOutcome {
  if (target === 'page') {
    location.assign(href);
    return { type: 'opened' };
  }
  // Not `noopener`: with it, `window.open` returns null for an opened tab too, as it does for a blocked one.
  const tab = window.open(href, '_blank');
  if (tab === null) return { type: 'blocked', href };
  try {
    tab.opener = null;
  } catch {
    // In a sandboxed frame the tab has another origin from the start. It is open all the same.
  }
  return { type: 'opened' };
}
