import { useEffect, useEffectEvent } from 'react';

/**
 * Asks before Back or Forward leaves a history entry, by the numbers that the router stores in `history.state.index`.
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
  return Number((state as { index?: number } | null)?.index ?? Number.NaN);
}
