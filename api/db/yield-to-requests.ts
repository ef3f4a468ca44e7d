import { setImmediate } from 'node:timers/promises';

/**
 * Returns a function to await after each step of long work: SQLite, and all other work, runs in the server's thread.
 * It lets waiting requests run, at most once in `everyMs`. Counting rows would not work, because the time per row
 * depends on its texts.
 */
export function yieldToRequests(everyMs = 20): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < everyMs) return;
    await setImmediate();
    start = performance.now();
  };
}
