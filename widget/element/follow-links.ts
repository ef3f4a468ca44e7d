import type { ChatState } from '../flow/chat-types.ts';

/**
 * Calls `follow` for a link to a FAQ (`#tanya-12` or `#tanya=12`) in the page's address, now and on each change, and for a
 * clicked link. Returns a function that stops this.
 *
 * @param follow `id` is the FAQ of the link, NaN if the address is no link; `left` is the `id` of the call before
 */
export function followLinks(
  follow: (id: number, by: ChatState['openedBy'], left: number) => void,
): () => void {
  let id = 0;
  const check = (by: ChatState['openedBy'], address: string) => {
    const left = id;
    id = idIn(address);
    follow(id, by, left);
  };
  const onHashChange = () => setTimeout(() => check('visitor', location.hash));
  const onClick = (event: MouseEvent) => {
    const path = event.composedPath() as HTMLAnchorElement[];
    const link = path.find((node) => node.getAttribute?.('href'));
    // Do not read `target`: in Firefox it is the target of `<base>`.
    if (!link || link.getAttribute('target') === '_blank') return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const written = `${link.getAttribute('href')}`;
    const isOurs = /^#tanya[-=]\d/.test(written);
    // With `<base>` in the page, the browser would follow it to another page or in a new tab.
    if (isOurs && document.querySelector('base')) event.preventDefault();
    // The scripts that scroll smoothly to a link's target keep the browser from following it, so read the link itself.
    const isOnPage =
      isOurs || (idIn(link.hash) && link.href.split('#')[0] === location.href.split('#')[0]);
    // Clicks are needed: the same link again, or a router's `pushState`, fires no `hashchange`. Check after the page's
    // listeners.
    setTimeout(() => {
      if (isOnPage || link.href === location.href) check('visitor', isOurs ? written : link.hash);
    });
  };
  check('page', location.hash);
  window.addEventListener('hashchange', onHashChange);
  // Use the capture phase, because the page may stop the event.
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('hashchange', onHashChange);
    window.removeEventListener('click', onClick, true);
  };
}

/** Also matches after the route of a hash router: `#/promo?tanya=12`. NaN without a link. */
function idIn(hash: string): number {
  return +((/[#?&]tanya[-=](\d+)/.exec(hash) || [])[1] as string);
}
