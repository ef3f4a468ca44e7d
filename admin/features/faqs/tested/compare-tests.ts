import {
  runTests,
  type SearchedTree,
  type SearchTest,
  type TestLevel,
} from '../../../../widget/flow/search/run-tests.ts';

export interface TestChange extends SearchTest {
  before: TestLevel;
  after: TestLevel;
}

/** Compares two trees: the tests whose result differs, the worse ones first. */
export function* compareTests(
  tests: readonly SearchTest[],
  before: SearchedTree,
  after: SearchedTree,
): Generator<void, TestChange[]> {
  const earlier = yield* runTests(tests, before);
  const later = yield* runTests(tests, after);
  return earlier
    .map(({ level, ...test }, at): TestChange => {
      return { ...test, before: level, after: later[at]?.level ?? level };
    })
    .filter(({ before, after }) => before !== after)
    .sort((one, other) => other.after - other.before - (one.after - one.before));
}
