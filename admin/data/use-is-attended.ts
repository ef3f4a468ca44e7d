import { useEffect, useState } from 'react';

const attendedMs = 30 * 60_000;
const uses = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Whether the page was used in the last half hour. If not, automatic refreshes must stop: each request extends the
 * session, so an unattended page would never be signed out.
 */
export function useIsAttended(): boolean {
  const [isAttended, setAttended] = useState(true);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAttended(false), attendedMs);
      setAttended(true);
    };
    for (const use of uses)
      document.addEventListener(use, note, { signal: abort.signal, passive: true });
    note();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, []);
  return isAttended;
}
