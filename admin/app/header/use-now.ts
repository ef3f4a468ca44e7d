import { useEffect, useState } from 'react';

/** The current time, updated every `everyMs`, at whole multiples of it. */
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
