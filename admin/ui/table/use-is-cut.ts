import { type RefObject, useEffect, useState } from 'react';

/** Whether an element hides a part of its text. While `isOpen`, the last result is returned. */
export function useIsCut(element: RefObject<HTMLElement | null>, isOpen = false): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isOpen) return;
    const measure = () =>
      setCut(
        current.scrollHeight > current.clientHeight + 1 ||
          current.scrollWidth > current.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isOpen]);
  return isCut;
}
