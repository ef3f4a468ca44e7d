import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface TestCounts {
  passed: number;
  failed: number;
}

/**
 * Adds the counts of one command to those of the commands before it, which are in the file; returns the sum. Without a file
 * nothing is added. `.ci/run` names a file so that the last line of its last command counts everything.
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
