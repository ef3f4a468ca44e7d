// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decisionIndex, decisionIndexFile } from '../../build/decision-index.ts';

it('the list of decision records is up to date, and each record has a status', () => {
  expect(readFileSync(decisionIndexFile, 'utf8')).toBe(decisionIndex());
});
