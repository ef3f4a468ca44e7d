import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { addTestCounts } from './test-counts.ts';

it('counts the tests of one command', () => {
  expect(addTestCounts({ passed: 3, failed: 1 }, undefined)).toEqual({ passed: 3, failed: 1 });
});

it('counts the tests of all commands that share a file', () => {
  const file = join(temporaryFolder(), 'counts.json');
  expect(addTestCounts({ passed: 3, failed: 1 }, file)).toEqual({ passed: 3, failed: 1 });
  expect(addTestCounts({ passed: 20, failed: 0 }, file)).toEqual({ passed: 23, failed: 1 });
});
