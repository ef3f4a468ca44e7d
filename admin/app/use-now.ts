import { useEffect, useState } from 'react';

/** The present moment, brought up to date at the start of each `everyMs`. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(new Date());
      timer = window.setTimeout(tick, everyMs - (Date.now() % everyMs));
    };
    timer = window.setTimeout(tick, everyMs - (Date.now() % everyMs));
    return () => window.clearTimeout(timer);
  }, [everyMs]);
  return now;
}
