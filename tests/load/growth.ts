/** A number that must not grow without limit. */
export interface Watched {
  name: string;
  values: readonly number[];
  /** Growth to ignore: warm-up and noise. */
  slack: number;
}

const factor = 1.2;

/**
 * Compares the lowest value in the second quarter of a run with the lowest in the last quarter, that is, after garbage
 * collections and checkpoints. The first quarter is the warm-up. Growth by more than a fifth and by more than the slack
 * is reported.
 */
export function findGrowth({ name, values, slack }: Watched): string | undefined {
  const quarter = Math.floor(values.length / 4);
  if (quarter === 0) throw new Error(`${name}: ${values.length} samples are too few.`);
  const before = Math.min(...values.slice(quarter, 2 * quarter));
  const after = Math.min(...values.slice(-quarter));
  if (after <= before * factor || after - before <= slack) return undefined;
  return `${name} grew from ${before} to ${after}`;
}
