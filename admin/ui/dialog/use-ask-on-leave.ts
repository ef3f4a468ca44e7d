import { useEffect, useEffectEvent } from 'react';
import { guardNavigation } from '../../data/router.tsx';
import { useOnBack } from './use-on-back.ts';

/**
 * Asks before the user leaves a page with unsaved text: by a link, the search, Back or Forward. A navigation
 * within the page, such as to another tab of it, does not ask.
 *
 * @param ask receives a function that continues the navigation.
 */
export function useAskOnLeave(isActive: boolean, ask: (leave: () => void) => void): void {
  useOnBack(isActive, ask);
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (isActive) return guardNavigation((leave) => askLatest(leave));
    return undefined;
  }, [isActive]);
}
