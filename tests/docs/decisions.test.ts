// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decisionIndex, decisionIndexFile } from '../../build/decision-index.ts';
import { read } from './read.ts';

it('the list of decision records is up to date, and each record has a status', () => {
  expect(readFileSync(decisionIndexFile, 'utf8')).toBe(decisionIndex());
});

it('record 012 has the budgets that a browser test holds', () => {
  const test = read('tests/browser/admin/weight.spec.ts');
  const budgets = [...test.matchAll(/udget = (\d+) \* 1024/g)].map(([, size]) => `${size} KiB`);
  const record = read('docs/decisions/012-a-screen-first-the-rest-when-idle.md');
  const [, consequences = ''] = record.split('**Consequences.**');
  expect(budgets).toHaveLength(3);
  expect(budgets.filter((size) => !consequences.includes(size))).toEqual([]);
});
