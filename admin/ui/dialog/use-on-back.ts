import { useEffect, useEffectEvent } from 'react';
import { guardBack } from '../../data/router.tsx';

/**
 * Calls `onBack` instead of leaving the page by Back or Forward. If several are active, it is the last one.
 *
 * @param onBack receives a function that continues the navigation.
 */
export function useOnBack(isActive: boolean, onBack: (leave: () => void) => void): void {
  const latest = useEffectEvent(onBack);
  useEffect(() => {
    if (isActive) return guardBack((leave) => latest(leave));
    return undefined;
  }, [isActive]);
}

/** Closes what is open at Back, where people expect it: on phones and tablets. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  useOnBack(isOpen && isHandheld(), close);
}

export function isHandheld(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}
