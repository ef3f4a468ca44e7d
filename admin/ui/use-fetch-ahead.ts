import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Where the browser does not tell when it is idle (Safari). */
const quietMs = 500;

/**
 * Fetches code that a press may ask for, once the screen has what it shows and the browser is idle, so that the press
 * waits for nothing. A failure is nobody's concern yet: the press tries again.
 *
 * @param load the same function at each rendering.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  const isBusy = useIsFetching() > 0;
  useEffect(() => {
    if (isBusy) return;
    const fetchNow = () => void load().catch(() => {});
    if (!window.requestIdleCallback) {
      const timer = setTimeout(fetchNow, quietMs);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(fetchNow);
    return () => window.cancelIdleCallback(idle);
  }, [isBusy, load]);
}
