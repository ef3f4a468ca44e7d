/** The page's header and the line of its title are never covered. */
const topPx = 160;
const gapPx = 8;

/**
 * Moves the toasts up while they would cover a primary button, a focused row, or what is marked with `data-toast-avoid`;
 * while a dialog is open, any of its buttons. It checks again whenever the page scrolls or changes.
 *
 * @returns a function that stops this.
 */
export function placeToasts(box: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    // A press moves the focus out of a row. If the toasts moved then, the press would not end on their button.
    if (box.matches(':active, :focus-within')) return;
    const dialog = [...document.querySelectorAll('.modal-box:not([data-ending-style])')].at(-1);
    const top = dialog ? 0 : topPx;
    box.style.translate = '';
    // Where they cannot be above all of it, a focused row is covered sooner than a button that one presses next.
    const lift =
      findLift(box, (dialog ?? document).querySelectorAll(dialog ? 'button' : avoided), top) ??
      findLift(box, (dialog ?? document).querySelectorAll(primary), top);
    if (lift) box.style.translate = `0 ${-lift}px`;
  };
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  place();
  const changes = new MutationObserver(placeSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(box);
  sizes.observe(document.documentElement);
  window.addEventListener('scroll', placeSoon, { capture: true, passive: true });
  document.addEventListener('focusin', placeSoon);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    window.removeEventListener('scroll', placeSoon, { capture: true });
    document.removeEventListener('focusin', placeSoon);
  };
}

const primary = '[data-tone="primary"], [data-toast-avoid]';
const avoided = `${primary}, tr:focus-within`;

/** Returns by how many pixels the box must move up to cover none of the elements; undefined if that is above `topPx`. */
function findLift(
  box: HTMLElement,
  elements: NodeListOf<Element>,
  topPx: number,
): number | undefined {
  const own = box.getBoundingClientRect();
  const boxes = [...elements]
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right }) => own.left < right && left < own.right)
    // From the lowest one: above it, the next one may be in the way.
    .sort((a, b) => b.bottom - a.bottom);
  let lift = 0;
  for (const { top, bottom } of boxes) {
    if (own.top - lift < bottom && top < own.bottom - lift) lift = own.bottom - top + gapPx;
  }
  return own.top - lift < topPx ? undefined : lift;
}
