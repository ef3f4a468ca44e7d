import { useEffect, useState } from 'react';

const lastingMs = 200;

/** Whether something has been so for longer than a moment, so that a short wait changes nothing on the page. */
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
