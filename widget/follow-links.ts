import type { ChatState } from './flow/chat-types.ts';

/**
 * Calls `follow` for a link to a FAQ (`#tanya=12`) in the page's address, now and on each change. Returns a function that
 * stops this.
 *
 * @param follow `id` is the FAQ of the link, NaN if the address is no link; `left` is the `id` of the call before
 */
export function followLinks(
  follow: (id: number, by: ChatState['openedBy'], left: number) => void,
): () => void {
  let id = 0;
  const check = (by: ChatState['openedBy']) => {
    const left = id;
    // Also matches after the route of a hash router: `#/promo?tanya=12`. NaN without a link.
    id = +((/[#?&]tanya=(\d+)/.exec(location.hash) || [])[1] as string);
    follow(id, by, left);
  };
  const onEvent = (event: Event) => {
    const path = event.composedPath() as HTMLAnchorElement[];
    // Clicks are needed: the same link again, or a router's `pushState`, fires no `hashchange`. Check after the page's
    // listeners.
    setTimeout(() => {
      // A `hashchange` has only the window in its path. Of clicks, only those on a link to this address count.
      if (!path[1] || path.some(({ href }) => href === location.href)) {
        check('visitor');
      }
    });
  };
  check('page');
  window.addEventListener('hashchange', onEvent);
  // Use the capture phase, because the page may stop the event.
  window.addEventListener('click', onEvent, true);
  return () => {
    window.removeEventListener('hashchange', onEvent);
    window.removeEventListener('click', onEvent, true);
  };
}
