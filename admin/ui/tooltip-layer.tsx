import { useEffect, useRef } from 'react';

const delayMs = 400;
const graceMs = 120;
const gap = 6;

/**
 * A single tooltip for the whole app: it shows the `data-tooltip` of the hovered or focused element. A component for
 * each button would be slow in a table of a hundred rows. It is `aria-hidden`, because the text repeats the control's
 * name.
 */
export function TooltipLayer() {
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = bubble.current;
    if (!tip) return;
    let timer = 0;
    let owner: Element | undefined;
    let wasOverTip = false;
    /** Whether the last press was a key that moves the focus. A dialog that focuses its first button shows no tooltip. */
    let isMovingFocus = false;

    const hide = () => {
      window.clearTimeout(timer);
      owner = undefined;
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
    const showFor = (target: Element, waitMs: number) => {
      window.clearTimeout(timer);
      if (owner === target) return;
      timer = window.setTimeout(() => {
        const text = target.getAttribute('data-tooltip');
        if (!text || !target.isConnected || isShown(target, text)) return;
        owner = target;
        tip.textContent = text;
        tip.showPopover();
        place(tip, target.getBoundingClientRect());
      }, waitMs);
    };
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const target = event.target.closest('[data-tooltip]');
      window.clearTimeout(timer);
      if (target) showFor(target, delayMs);
      else if (owner) timer = window.setTimeout(hide, graceMs);
    };
    const onMove = (event: PointerEvent) => {
      if (owner === undefined) return;
      const isOverTip = hasPointer(tip, event);
      if (isOverTip) window.clearTimeout(timer);
      else if (wasOverTip) onOver(event);
      wasOverTip = isOverTip;
    };
    const onFocus = (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return;
      const target = event.target.closest('[data-tooltip]');
      if (isMovingFocus && target?.matches(':focus-visible')) showFor(target, 0);
      else hide();
    };
    const onKey = (event: KeyboardEvent) => {
      isMovingFocus = event.key === 'Tab' || event.key.startsWith('Arrow');
      // What a button opens may be below it, where the tooltip is.
      if (['Escape', 'Enter', ' '].includes(event.key)) hide();
    };
    const onPress = () => {
      isMovingFocus = false;
      hide();
    };

    const abort = new AbortController();
    const options = { signal: abort.signal, capture: true };
    document.addEventListener('pointerover', onOver, options);
    document.addEventListener('pointermove', onMove, options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('pointerdown', onPress, options);
    document.addEventListener('dragstart', hide, options);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('scroll', hide, options);
    return () => {
      abort.abort();
      window.clearTimeout(timer);
    };
  }, []);

  return (
    <div
      ref={bubble}
      popover="manual"
      aria-hidden
      // It may cover a button of the next row, which must get the press. So the pointer's place says whether it is over it.
      className="pointer-events-none fixed inset-auto m-0 max-w-60 rounded-control bg-text px-2 py-1 text-12 font-medium text-surface shadow-float"
    />
  );
}

/** Whether the element shows the text already: in a table with enough room its buttons have words. */
function isShown(target: Element, text: string): boolean {
  if (target.getAttribute('data-label') !== text) return false;
  const { content, display } = getComputedStyle(target, '::after');
  return content !== 'none' && display !== 'none';
}

function hasPointer(tip: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = tip.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Places it below its element, or above if there is no space, and inside the window. */
function place(tip: HTMLElement, anchor: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const below = anchor.bottom + gap;
  const top = below + height > window.innerHeight ? anchor.top - gap - height : below;
  const centred = anchor.left + (anchor.width - width) / 2;
  const left = Math.min(Math.max(centred, gap), window.innerWidth - width - gap);
  tip.style.top = `${top}px`;
  tip.style.left = `${left}px`;
}
