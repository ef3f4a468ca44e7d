/** The same cases each time, unless FUZZ_SEED=7 asks for others. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 1);
/** FUZZ_RUNS=2000 asks for more cases. */
export const wantedFuzzRuns =
  process.env.FUZZ_RUNS === undefined ? undefined : Number(process.env.FUZZ_RUNS);
