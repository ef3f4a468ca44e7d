import { useEffect, useRef } from 'react';

/**
 * Asks before Back or Forward leaves an entry of the history. The router's own `useBlocker` needs its data router,
 * which makes every page heavier. React Router numbers the entries in `history.state.idx`.
 *
 * @param ask gets a function that goes where the user wanted to go.
 */
export function useAskOnBack(isActive: boolean, ask: (leave: () => void) => void): void {
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (!isActive) return;
    const here = entryNumber(history.state);
    let isLeaving = false;
    const onPop = (event: PopStateEvent) => {
      const steps = entryNumber(event.state) - here;
      if (isLeaving || Number.isNaN(steps)) return;
      // The router must not see that the address was another one for a moment.
      event.stopImmediatePropagation();
      if (steps === 0) return;
      history.go(-steps);
      latestAsk.current(() => {
        isLeaving = true;
        history.go(steps);
      });
    };
    // Before the router's listener.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [isActive]);
}

function entryNumber(state: unknown): number {
  return Number((state as { idx?: number } | null)?.idx ?? Number.NaN);
}
