/** The same cases each time, unless somebody asks for others, or for more: FUZZ_SEED=7 FUZZ_RUNS=2000. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 1);
/** Cases of each route. */
export const fuzzRuns = Number(process.env.FUZZ_RUNS ?? 60);
