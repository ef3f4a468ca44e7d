import type { ChatState } from './flow/chat-types.ts';

/**
 * Follows links to a FAQ, `#tanya=12`: the one in the page's address now, and each that comes later. Returns a function
 * that stops this.
 *
 * @param follow `id` is NaN when the address changes from a link, the one to `left`, to something else
 */
export function followLinks(
  follow: (id: number, by: ChatState['openedBy'], left: number) => void,
): () => void {
  let id = 0;
  const check = (by: ChatState['openedBy']) => {
    const left = id;
    // Also behind the route of a hash router: `#/promo?tanya=12`. NaN without a link.
    id = +((/[#?&]tanya=(\d+)/.exec(location.hash) || [])[1] as string);
    follow(id, by, left);
  };
  const onEvent = (event: Event) => {
    const path = event.composedPath() as HTMLAnchorElement[];
    // After the page's own listeners. The same link again, or a router that calls `pushState`, changes no hash.
    setTimeout(() => {
      // The path of a change of the hash is the window alone.
      if (!path[1] || path.some(({ href }) => href === location.href)) {
        check('visitor');
      }
    });
  };
  check('page');
  window.addEventListener('hashchange', onEvent);
  // Captured, because a page may stop the event.
  window.addEventListener('click', onEvent, true);
  return () => {
    window.removeEventListener('hashchange', onEvent);
    window.removeEventListener('click', onEvent, true);
  };
}
