import { useEffect, useState } from 'react';

/** The current time, updated at the start of each interval of `everyMs`. */
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
