import { useEffect } from 'react';
import { useSession } from '../session-store.ts';

/** Before the tab is closed or reloaded, the browser asks whether to leave the unsaved text. */
export function useAskOnClose(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      // After the session the document is replaced, and the form has closed.
      if (useSession.getState().signedIn) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
