import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Safari has no `requestIdleCallback`. */
const idleDelayMs = 500;
/** A slow or busy browser may never be idle. */
const longestWaitMs = 3000;

/**
 * Runs a function once no query is loading and the browser is idle, or 3 s later. `run` must be the same function at
 * every render.
 */
export function WhenIdle({ run }: { run: () => void }) {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching) return;
    if (!window.requestIdleCallback) {
      const timer = setTimeout(run, idleDelayMs);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(run, { timeout: longestWaitMs });
    return () => window.cancelIdleCallback(idle);
  }, [isFetching, run]);
  return null;
}
