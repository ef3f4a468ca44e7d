import { useEffect } from 'react';

/** Before the tab is closed or reloaded, the browser asks whether to leave the unsaved text. */
export function useAskOnClose(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
