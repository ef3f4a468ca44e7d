import {
  runTests,
  type SearchedTree,
  type SearchTest,
  type TestLevel,
} from '../../../../widget/flow/search/run-tests.ts';

export interface TestChange extends SearchTest {
  before: TestLevel;
  after: TestLevel;
  /** Whether the bot is sure of the right FAQ, or of another one, and was not before. */
  sure?: 'right' | 'wrong' | undefined;
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
    .map(({ level, isSure, ...test }, at): TestChange => {
      const now = later[at] ?? { level, isSure };
      const kind = now.level === 0 ? 'right' : 'wrong';
      const wasSo = isSure && (level === 0) === (now.level === 0);
      return {
        ...test,
        before: level,
        after: now.level,
        ...(now.isSure && !wasSo && { sure: kind }),
      };
    })
    .filter(({ before, after, sure }) => before !== after || sure)
    .sort((one, other) => worsening(other) - worsening(one));
}

function worsening({ before, after, sure }: TestChange): number {
  return after - before + (sure === 'wrong' ? 3 : 0);
}
