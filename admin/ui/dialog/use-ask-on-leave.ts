import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import { useAskOnBack } from './use-ask-on-back.ts';

/**
 * Asks before the user leaves a page with unsaved text: by a link, the search, Back or Forward. A navigation
 * within the page, such as to another tab of it, does not ask.
 *
 * @param ask receives a function that continues the navigation.
 */
export function useAskOnLeave(isActive: boolean, ask: (leave: () => void) => void): void {
  useAskOnBack(isActive, ask);
  // The router's `useBlocker` needs the data router, which makes every page larger.
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return;
    const { push } = navigator;
    navigator.push = (to, ...rest) => {
      const go = () => push(to, ...rest);
      const { pathname } = new URL(navigator.createHref(to), location.href);
      if (pathname === location.pathname) go();
      else askLatest(go);
    };
    return () => {
      navigator.push = push;
    };
  }, [isActive, navigator]);
}
