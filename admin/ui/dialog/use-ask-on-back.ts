import { useEffect, useEffectEvent } from 'react';

/**
 * Asks before Back or Forward leaves a history entry, by the numbers that React Router stores in `history.state.idx`. The
 * router's `useBlocker` needs the data router, which makes every page larger.
 *
 * @param ask receives a function that continues the navigation.
 */
export function useAskOnBack(isActive: boolean, ask: (leave: () => void) => void): void {
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return;
    const here = entryNumber(history.state);
    let isLeaving = false;
    const onPop = (event: PopStateEvent) => {
      const steps = entryNumber(event.state) - here;
      if (isLeaving || Number.isNaN(steps)) return;
      // The router must not see the URL that was shown for a moment.
      event.stopImmediatePropagation();
      if (steps === 0) return;
      history.go(-steps);
      askLatest(() => {
        isLeaving = true;
        history.go(steps);
      });
    };
    // Must run before the router's listener.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [isActive]);
}

function entryNumber(state: unknown): number {
  return Number((state as { idx?: number } | null)?.idx ?? Number.NaN);
}
