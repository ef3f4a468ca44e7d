import { type PointerEvent, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../../data/router.tsx';

/** A row under the pointer, and how far below its top the pointer is. */
interface Resting {
  row: Element;
  pointerY: number;
  below: number;
}

/**
 * Keeps the row under a resting pointer there when the list reloads: a colleague's new row above it would move another row
 * there just before a press. Rows that the user searches, sorts or moves are not kept.
 *
 * @param rows the rendered rows, which are deferred.
 * @returns the handlers of the element that contains the rows.
 */
export function useRestingRow(rows: readonly object[] | undefined, isStale: boolean) {
  const resting = useRef<Resting>(undefined);
  const location = useDeferredValue(useLocation());
  const wasStale = useDeferredValue(isStale);
  const before = useRef({ location, wasStale });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows move a row.
  useLayoutEffect(() => {
    const isReload = before.current.location === location && !before.current.wasStale;
    const at = resting.current;
    if (isReload && at?.row.isConnected)
      window.scrollBy(0, at.row.getBoundingClientRect().top + at.below - at.pointerY);
  }, [rows]);
  useLayoutEffect(() => {
    before.current = { location, wasStale };
  }, [location, wasStale]);
  const forget = () => {
    resting.current = undefined;
  };
  return {
    onPointerMove({ target, pointerType, buttons, clientY }: PointerEvent) {
      const row =
        pointerType === 'mouse' && buttons === 0 ? (target as Element).closest('tr') : null;
      resting.current = row
        ? { row, pointerY: clientY, below: clientY - row.getBoundingClientRect().top }
        : undefined;
    },
    onPointerLeave: forget,
    onPointerDown: forget,
    onKeyDownCapture: forget,
  };
}
