import { startTransition, useEffect, useState } from 'react';

/** More than a tall window shows. */
const first = 20;
const step = 10;

/**
 * How many of a long list are rendered by now: a windowful at once, the rest a few at a time, so that the page answers
 * in between. A list that is there once stays whole.
 *
 * @param needed how many must be there from the start.
 */
export function useGradually(total: number, needed: number): number {
  const [count, setCount] = useState(first);
  const isDone = count >= total;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [isDone, count]);
  return Math.max(count, needed);
}
