import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface TestCounts {
  passed: number;
  failed: number;
}

/**
 * Adds the counts of one command to those of earlier commands in the file and returns the sum. Without a file it
 * returns the counts. `.ci/run` sets a file, so that the last line of its last command counts everything.
 */
export function addTestCounts(counts: TestCounts, file: string | undefined): TestCounts {
  if (file === undefined) return counts;
  const before: TestCounts = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0 };
  const total = {
    passed: before.passed + counts.passed,
    failed: before.failed + counts.failed,
  };
  writeFileSync(file, JSON.stringify(total));
  return total;
}
