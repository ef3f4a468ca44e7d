import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { addTestCounts, countUnitTests } from './test-counts.ts';

it('counts the tests of one command', () => {
  expect(addTestCounts({ passed: 3, failed: 1 }, undefined)).toEqual({ passed: 3, failed: 1 });
});

it('counts the tests of all commands that share a file', () => {
  const file = join(temporaryFolder(), 'counts.json');
  expect(addTestCounts({ passed: 3, failed: 1 }, file)).toEqual({ passed: 3, failed: 1 });
  expect(addTestCounts({ passed: 20, failed: 0 }, file)).toEqual({ passed: 23, failed: 1 });
});

it('names the unit tests that failed', () => {
  const file = join(temporaryFolder(), 'unit.json');
  const assertionResults = [
    { status: 'passed', fullName: 'a tree grows' },
    { status: 'failed', fullName: 'a tree falls' },
  ];
  const testResults = [{ name: 'tree.test.ts', assertionResults }];
  writeFileSync(file, JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults }));
  expect(countUnitTests(file)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['tree.test.ts: a tree falls'],
  });
  expect(countUnitTests(`${file}.missing`)).toEqual({ passed: 0, failed: 0, failures: [] });
});
