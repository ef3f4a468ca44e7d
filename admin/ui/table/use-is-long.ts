import { useEffect, useState } from 'react';

const lastingMs = 200;

/** Whether `isTrue` has been true for at least `lastingMs`, so that a short wait does not change the page. */
export function useIsLong(isTrue: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setLasted(true), lastingMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isTrue]);
  return hasLasted;
}
