import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, updated on each change. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      // Safari before 14 has only `addListener`.
      if (list.addEventListener === undefined) {
        list.addListener(onChange);
        return () => list.removeListener(onChange);
      }
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
