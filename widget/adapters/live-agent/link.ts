import type { HandoverOutcome } from '../../flow/handover-types.ts';

/** Opens a live-chat link in a new tab, or instead of the page. */
export function openLink(href: string, target: 'tab' | 'page'): HandoverOutcome {
  if (target === 'page') {
    location.assign(href);
    return { type: 'opened', isHere: true };
  }
  // With `noopener`, `window.open` returns null for an opened tab as well as for a blocked one.
  const tab = window.open(href, '_blank');
  if (tab === null) return { type: 'blocked', href };
  try {
    tab.opener = null;
  } catch {
    // In a sandboxed frame the new tab has another origin, so this throws. The tab is open anyway.
  }
  return { type: 'opened' };
}
