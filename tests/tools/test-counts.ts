import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface TestCounts {
  passed: number;
  failed: number;
}

/** Reads a JSON report; undefined if the command wrote none. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Adds the counts to those of earlier commands in `file` and returns the sum. Without a file it returns the counts.
 * `.ci/run` sets a file, so that its last line counts all tests.
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
