/** How far a page is scrolled. */
export interface ScrollPlace {
  y: number;
  /** The first row of a list in sight, and its distance from the top of the window. Rows outside of it may change. */
  row?: { id: string; top: number };
}

/** Rows may still be loading, or be rendered in the background. */
const waitMs = 3000;
/** A row is in sight below the page's header and the table's. */
const headersHeight = 100;
/** After these, the user has another place in mind. */
const ends = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function readPlace(): ScrollPlace {
  const y = window.scrollY;
  if (y === 0) return { y };
  for (const row of document.querySelectorAll('.data-table tbody tr[id]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > headersHeight) return { y, row: { id: row.id, top } };
  }
  return { y };
}

/**
 * Scrolls to a place as soon as its row is rendered, and again until the heights of the rows above are known.
 *
 * @returns a function that stops this.
 */
export function restorePlace({ y, row }: ScrollPlace): () => void {
  const until = performance.now() + waitMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ends) window.removeEventListener(type, stop, true);
  };
  const place = () => {
    const element = row && document.getElementById(row.id);
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - row.top);
    else window.scrollTo(0, y);
    if (performance.now() < until) frame = requestAnimationFrame(place);
    else stop();
  };
  for (const type of ends) window.addEventListener(type, stop, true);
  place();
  return stop;
}
