/** The same cases each time; FUZZ_SEED=7 selects others. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 1);
/** FUZZ_RUNS=2000 runs more cases. */
export const wantedFuzzRuns =
  process.env.FUZZ_RUNS === undefined ? undefined : Number(process.env.FUZZ_RUNS);
