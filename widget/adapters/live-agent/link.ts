import type { HandoverOutcome } from '../../flow/handover-types.ts';

/** Sends the visitor to a live-chat address: in a tab of its own, or in the page's place. */
export function openLink(href: string, place: 'tab' | 'page'): HandoverOutcome {
  if (place === 'page') {
    location.assign(href);
    return { type: 'opened' };
  }
  // Not `noopener`: with it, a tab that was blocked cannot be told from one that opened.
  const tab = window.open(href, '_blank');
  if (tab === null) return { type: 'blocked', href };
  tab.opener = null;
  return { type: 'opened' };
}
