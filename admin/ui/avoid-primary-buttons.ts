/**
 * Moves the toasts to the top of the page while they would cover a primary button at the bottom, or a bar of buttons
 * (`data-toast-avoid`). It checks again whenever the page scrolls or changes.
 *
 * @returns a function that stops this.
 */
export function avoidPrimaryButtons(box: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    box.dataset.place = 'bottom';
    if (coversPrimaryButton(box)) box.dataset.place = 'top';
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
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    window.removeEventListener('scroll', placeSoon, { capture: true });
  };
}

function coversPrimaryButton(box: HTMLElement): boolean {
  const own = box.getBoundingClientRect();
  return [...document.querySelectorAll('[data-tone="primary"], [data-toast-avoid]')].some(
    (button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return own.left < right && left < own.right && own.top < bottom && top < own.bottom;
    },
  );
}
