/** A number that must not grow for ever. */
export interface Watched {
  name: string;
  values: readonly number[];
  /** Growth that means nothing: what is not yet warm, and noise. */
  slack: number;
}

const factor = 1.2;

/**
 * Compares the lowest value in the second quarter of a run with the lowest in its last: what garbage collection and
 * checkpoints leave behind. The first quarter is warming up. What grew by more than a fifth, and by more than its slack, is
 * taken to grow without bound.
 */
export function findGrowth({ name, values, slack }: Watched): string | undefined {
  const quarter = Math.floor(values.length / 4);
  if (quarter === 0) throw new Error(`${name}: ${values.length} samples are too few.`);
  const before = Math.min(...values.slice(quarter, 2 * quarter));
  const after = Math.min(...values.slice(-quarter));
  if (after <= before * factor || after - before <= slack) return undefined;
  return `${name} grew from ${before} to ${after}`;
}
