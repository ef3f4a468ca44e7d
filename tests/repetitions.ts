/** Set by `npm run test:slow`: tests that repeat themselves do so in full, and nothing else runs. */
export const isSlowRun = process.env.SLOW_TESTS === '1';

/**
 * How often a test repeats itself: a sample in `npm test`, all of it in `npm run test:slow`. The test files that import this
 * are those that `npm run test:slow` runs.
 */
export function repetitions(counts: { sample: number; full: number }): number {
  return isSlowRun ? counts.full : counts.sample;
}
