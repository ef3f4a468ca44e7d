/**
 * The longest subsequence of values in ascending order, so that as few other values as possible have to be moved.
 *
 * @param values different numbers.
 */
export function longestRun(values: readonly number[]): Set<number> {
  /** The smallest last value of a subsequence, by its length. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const value of values) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before.set(value, ends[low - 1]);
    ends[low] = value;
  }
  const run = new Set<number>();
  for (let value = ends.at(-1); value !== undefined; value = before.get(value)) run.add(value);
  return run;
}
