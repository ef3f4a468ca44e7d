import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import { useAskOnBack } from './use-ask-on-back.ts';

/**
 * Asks before anything leaves a page with unsaved text: a link, the search, Back and Forward, a reload. What stays on the
 * page, such as another tab of it, is not asked about.
 *
 * @param ask gets a function that goes where the user wanted to go.
 */
export function useAskOnLeave(isActive: boolean, ask: (leave: () => void) => void): void {
  useAskOnBack(isActive, ask);
  // The router's own `useBlocker` needs its data router, which makes every page heavier.
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (!isActive) return;
    const { push } = navigator;
    navigator.push = (to, ...rest) => {
      const go = () => push(to, ...rest);
      const { pathname } = new URL(navigator.createHref(to), location.href);
      if (pathname === location.pathname) go();
      else latestAsk.current(go);
    };
    // The browser asks in its own words.
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => {
      navigator.push = push;
      window.removeEventListener('beforeunload', keep);
    };
  }, [isActive, navigator]);
}
