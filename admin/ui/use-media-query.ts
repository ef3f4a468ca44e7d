import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches the media query. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia?.(query).matches ?? false);
}
