import { setImmediate } from 'node:timers/promises';

const turnMs = 20;

/**
 * For long work on one row after the other: call and await the result after each row. It lets other requests run once they
 * have waited for some time. The time that a row takes depends on its texts, so a number of rows would say nothing.
 */
export function takeTurns(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < turnMs) return;
    await setImmediate();
    start = performance.now();
  };
}
