/**
 * Moves the toasts to the top of the page while they would cover a primary button at the bottom, a focused row, or what
 * is marked with `data-toast-avoid`. It checks again whenever the page scrolls or changes.
 *
 * @returns a function that stops this.
 */
export function placeToasts(box: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    // A press moves the focus out of a row. If the toasts moved then, the press would not end on their button.
    if (box.matches(':active, :focus-within')) return;
    const isFree = (place: string, ofWhat: string) => {
      box.dataset.place = place;
      return !isInTheWay(box, ofWhat);
    };
    // Where both places cover something, a focused row is covered sooner than a button that one presses next.
    if (isFree('bottom', avoided) || isFree('top', avoided)) return;
    if (!isFree('bottom', primary)) box.dataset.place = 'top';
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

function isInTheWay(box: HTMLElement, ofWhat: string): boolean {
  const own = box.getBoundingClientRect();
  return [...document.querySelectorAll(ofWhat)].some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return own.left < right && left < own.right && own.top < bottom && top < own.bottom;
  });
}
