/** Set by `npm run test:slow`: only tests that repeat themselves run, with all repetitions. */
export const isSlowRun = process.env.SLOW_TESTS === '1';

/**
 * Returns how often a test repeats itself: `sample` in `npm test`, `full` in `npm run test:slow`, which runs only test
 * files that import this file.
 */
export function repetitions(counts: { sample: number; full: number }): number {
  return isSlowRun ? counts.full : counts.sample;
}
