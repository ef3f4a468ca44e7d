import type { Clock } from '../ports.ts';

export const browserClock: Clock = {
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
