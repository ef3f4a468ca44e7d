import { startTransition, useEffect, useState } from 'react';

/** More than a phone's window shows; a taller one has them a few frames later. */
const first = 12;
const step = 4;
const whole = Number.POSITIVE_INFINITY;

/**
 * How many of a long list are rendered by now: a windowful at once, the rest a few at each frame, so that the page
 * answers in between. A list that is there once stays whole, until there is none.
 *
 * @param needed how many must be there from the start.
 */
export function useGradually(total: number, needed: number): number {
  const [count, setCount] = useState(first);
  const isDone = count >= total;
  if (total === 0 && count !== first) setCount(first);
  else if (total > 0 && isDone && count !== whole) setCount(whole);
  useEffect(() => {
    if (isDone) return;
    // By frames and not by timers, which a busy page would run several of between two frames, to lay out all at once.
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + step)));
    return () => cancelAnimationFrame(frame);
  }, [isDone, count]);
  return Math.max(count, needed);
}
