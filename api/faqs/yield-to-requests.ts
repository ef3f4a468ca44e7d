import { setImmediate } from 'node:timers/promises';

const yieldEveryMs = 20;

/**
 * Returns a function to await after each row of long work. It lets waiting requests run every `yieldEveryMs`. Counting
 * rows would not work, because the time per row depends on its texts.
 */
export function yieldToRequests(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < yieldEveryMs) return;
    await setImmediate();
    start = performance.now();
  };
}
