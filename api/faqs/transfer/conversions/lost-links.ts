import { messages } from '../../../copy/messages.ts';

/** Counts links that become texts, because only the site of their page makes them addresses. */
export interface LostLinks {
  count: number;
}

/** An address within a site. `#` leads to a place in the same page, and an address with another scheme is no link. */
const relative = /^\s*(?![a-z][a-z\d+.-]*:|#)\S/i;

export function isRelative(address: string): boolean {
  return relative.test(address);
}

/** What an admin should know about them. */
export function lostLinksNotes({ count }: LostLinks): string[] {
  return count > 0 ? [messages.importLinksLeft(count)] : [];
}
