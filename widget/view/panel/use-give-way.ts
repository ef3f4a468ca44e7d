import { type RefObject, useEffect, useRef, useState } from 'react';
import { elementName } from '../../../embed/attributes.ts';

/** What visitors press. A frame may contain such things. */
const controls = 'a,button,input,iframe,[role=button]';
const launcherPx = 56;
const gapPx = 8;
/** Buttons are larger than this, so none lies between two points. */
const stepPx = 24;
/** Banners fade in and out, and some come seconds after the page. */
const delaysMs = [500, 3000];

/**
 * Keeps the closed launcher off the page's fixed elements that have buttons: cookie banners, bottom bars. Returns how
 * much higher it must be, in px: 0 if it is enough to show only the icon, -1 if the label covers none of them either.
 *
 * Measured when the browser is idle, after the start, a click, a resize or a change of the body's content, but not on scroll.
 *
 * @param container has the size of the launcher, and is as high as the launcher
 */
export function useGiveWay(container: RefObject<HTMLElement | null>, isActive: boolean): number {
  const [shown, setShown] = useState(-1);
  /** The width with the label. */
  const widest = useRef(0);

  useEffect(() => {
    const section = container.current;
    // In the back-office's preview, the page is not the visitor's.
    if (!isActive || (section?.getRootNode() as ShadowRoot).host?.localName !== elementName) return;
    const timers: number[] = [];
    const measure = () => {
      const box = section?.getBoundingClientRect();
      // A live chat may have taken the launcher's place.
      if (!section || !box?.height) return;
      widest.current = Math.max(widest.current, box.width);
      setShown((raisedPx) => wayUp(section, box, widest.current, Math.max(raisedPx, 0)));
    };
    const measureSoon = () => {
      delaysMs.forEach((delayMs, index) => {
        timers[index] ||= window.setTimeout(() => {
          timers[index] = 0;
          (window.requestIdleCallback || setTimeout)(measure);
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

function wayUp(section: HTMLElement, box: DOMRect, widest: number, raisedPx: number): number {
  const { left, right, height } = box;
  // Not 1 while the page is zoomed, or shrunk to a phone's screen.
  const scale = height / launcherPx;
  const isAtLeft = left < innerWidth - right;
  const lowest = box.bottom + raisedPx * scale;
  const topOfBars = (width: number, bottom: number) => {
    let top = Infinity;
    const start = isAtLeft ? left : right - width;
    for (let x = start + 2; x < start + width; x += stepPx * scale) {
      for (let y = bottom - 2; y > bottom - height; y -= stepPx * scale) {
        for (const element of document.elementsFromPoint(x, y)) {
          const barTop = element.getBoundingClientRect().top;
          if (
            barTop < top &&
            // A higher one is the page itself: an app that scrolls inside it, or a dialog.
            barTop > innerHeight / 3 &&
            getComputedStyle(element).position === 'fixed' &&
            (element.matches(controls) || element.querySelector(controls)) &&
            !element.contains((section.getRootNode() as ShadowRoot).host)
          ) {
            top = barTop;
          }
        }
      }
    }
    return top;
  };
  if (topOfBars(widest, lowest) === Infinity) return -1;
  let bottom = lowest;
  // One bar may be above another.
  for (let top = topOfBars(height, bottom); top < bottom; top = topOfBars(height, bottom)) {
    bottom = top - gapPx * scale;
  }
  return Math.round((lowest - bottom) / scale);
}
