import { useEffect, useState } from 'react';

const lastingMs = 200;

/** Whether `isSo` has been true for at least `lastingMs`, so that a short wait does not change the page. */
export function useLasting(isSo: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(true), lastingMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo]);
  return hasLasted;
}
