/** Set by `npm run test:slow`: only slow tests and tests that repeat themselves run, with all repetitions. */
export const isSlowRun = process.env.SLOW_TESTS === '1';

const slow = 'slow';

/** Options of a test that `npm run test:slow` repeats, in a file whose other tests it leaves out. */
export const inSlowRun = { tags: [slow] };

/** Whether the text of a test file has tests for `npm run test:slow`: all (`@module-tag slow`) or some. */
export function hasSlowTests(text: string): boolean {
  return text.includes('// @module-tag slow\n') || text.includes('inSlowRun');
}

/** Vitest's options that leave out all other tests in `npm run test:slow`. */
export const onlySlow = { tags: [{ name: slow }], ...(isSlowRun && { tagsFilter: [slow] }) };

/** Returns how often a test repeats itself: `sample` in `npm test`, `full` in `npm run test:slow`. */
export function repetitions(counts: { sample: number; full: number }): number {
  return isSlowRun ? counts.full : counts.sample;
}
