import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The code of the further hits may still be loading, and the rows are rendered in the background. */
const waitMs = 3000;

interface EnteredList {
  box: RefObject<HTMLElement | null>;
  /** The rows of the list; undefined until they are loaded. */
  rows: readonly { id: number }[] | undefined;
  /** The search that the rows are of. */
  q: string;
  isStale: boolean;
}

/** Returns a function that focuses the first row once the list shows the rows for a typed text. */
export function useEnterList({ box, rows, q, isStale }: EnteredList): (typed: string) => void {
  const [wanted, setWanted] = useState<{ q: string }>();
  const focusFirst = useEffectEvent((): boolean => {
    if (wanted === undefined || isStale || rows === undefined) return false;
    if (q.trim() !== wanted.q.trim()) return false;
    const first = box.current?.querySelector<HTMLElement>('tbody tr[id]');
    const [expected] = rows;
    if (!first || (expected && first.id !== `row-${expected.id}`)) return false;
    first.focus();
    return true;
  });
  useEffect(() => {
    if (wanted === undefined) return;
    const until = performance.now() + waitMs;
    let frame = 0;
    const next = () => {
      if (!focusFirst() && performance.now() < until) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return (typed) => setWanted({ q: typed });
}
