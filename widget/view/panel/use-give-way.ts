import { type RefObject, useEffect, useRef, useState } from 'react';
import { elementName } from '../../../embed/attributes.ts';

/** What visitors press. A frame may contain such things. */
const controls = 'a,button,input,iframe,[role=button]';
const launcherPx = 56;
const gapPx = 8;
/** Buttons are larger than this, so none lies between two points. */
const stepPx = 24;
/** Banners fade in and out, and some come seconds after the page. */
const delaysMs = [500, 3000, 9000];

/**
 * Keeps the closed launcher off the page's fixed elements that have buttons: cookie banners, bottom bars. Returns how
 * much higher it must be, in px: 0 if it is enough to show only the icon, -1 if the label covers none of them either.
 *
 * Measured some time after the start, a click, a resize or a change of the body's content, but not on scroll.
 *
 * @param container has the size of the launcher
 */
export function useGiveWay(container: RefObject<HTMLElement | null>, isActive: boolean): number {
  const [shown, setShown] = useState(-1);
  /** The width with the label. */
  const widest = useRef(0);

  useEffect(() => {
    const host = (container.current?.getRootNode() as ShadowRoot | undefined)?.host;
    // In the back-office's preview, the page is not the visitor's.
    if (!isActive || host?.localName !== elementName) return;
    const timers: number[] = [];
    const measure = () => {
      const box = container.current?.getBoundingClientRect();
      // A live chat may have taken the launcher's place.
      if (!box?.height) return;
      widest.current = Math.max(widest.current, box.width);
      setShown((before) => wayUp(host, box, widest.current, before));
    };
    const measureSoon = () => {
      delaysMs.forEach((delayMs, index) => {
        timers[index] ||= window.setTimeout(() => {
          timers[index] = 0;
          measure();
        }, delayMs);
      });
    };
    measureSoon();
    const observer = new MutationObserver(measureSoon);
    observer.observe(document.body, { childList: true });
    const events = ['click', 'resize'];
    for (const name of events) window.addEventListener(name, measureSoon, true);
    return () => {
      timers.forEach(clearTimeout);
      observer.disconnect();
      for (const name of events) window.removeEventListener(name, measureSoon, true);
    };
  }, [container, isActive]);
  return shown;
}

/** @param before the result for the place where the launcher is now */
function wayUp(host: Element, box: DOMRect, widest: number, before: number): number {
  const { left, right, height } = box;
  // Not 1 while the page is zoomed, or shrunk to a phone's screen.
  const scale = height / launcherPx;
  const lowest = box.bottom + Math.max(before, 0) * scale;
  let bottom = lowest;
  const topOfBars = (width: number) => {
    let top = bottom;
    const start = left < innerWidth - right ? left : right - width;
    for (let x = start + 2; x < start + width; x += stepPx * scale) {
      for (let y = bottom - 2; y > bottom - height; y -= stepPx * scale) {
        for (const hit of document.elementsFromPoint(x, y)) {
          // Some banners are in a shadow root, which also finds what is around it.
          const { shadowRoot } = hit;
          const inside = shadowRoot
            ?.elementsFromPoint(x, y)
            .find((each) => shadowRoot.contains(each));
          if (!hit.contains(host)) top = Math.min(top, topOfBar(inside ?? hit));
        }
      }
    }
    return top;
  };
  if (topOfBars(widest) === lowest) return -1;
  // One bar may be above another.
  for (let top = topOfBars(height); top < bottom; top = topOfBars(height)) {
    bottom = top - gapPx * scale;
  }
  return Math.round((lowest - bottom) / scale);
}

/** The top of the fixed or sticky bar with controls that an element is in; Infinity if it is in none. */
function topOfBar(hit: Element): number {
  let top = Infinity;
  for (let each: Element | null = hit; each; each = each.parentElement ?? hostOf(each)) {
    const { position, overflowY } = getComputedStyle(each);
    const topOfEach = each.getBoundingClientRect().top;
    // A higher one is the page itself: an app that fills the window, or what a banner is placed in.
    if (topOfEach > innerHeight / 3 && (each.matches(controls) || each.querySelector(controls))) {
      top = topOfEach;
    }
    // The content of such an app moves.
    if (each !== hit && /auto|scr/.test(overflowY)) break;
    if (/fix|sti/.test(position)) return top;
  }
  return Infinity;
}

function hostOf({ parentNode }: Element): Element | null {
  return (parentNode as ShadowRoot | null)?.host ?? null;
}
