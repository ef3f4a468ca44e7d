import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { readUnitReport, unitReportTo } from './unit-report.ts';

const tests = `
let tries = 0;
test('passes', () => {});
test('fails', () => { throw new Error('It always fails.'); });
test('passes on a second try', () => { tries += 1; expect(tries).toBe(2); });
`;

it('counts the tests of a run, and names those that failed or passed only on a second try', () => {
  const root = temporaryFolder();
  const file = join(root, 'report.json');
  expect(readUnitReport(file)).toEqual({ passed: 0, failed: 0, failures: [], flaky: [] });

  writeFileSync(join(root, 'tries.test.js'), tests);
  writeFileSync(join(root, 'broken.test.js'), "throw new Error('It cannot be loaded.');");
  const { args, env } = unitReportTo(file);
  const run = ['vitest', 'run', '--globals', '--retry=1', '--root', root, ...args];
  spawnSync('npx', run, { env: { ...process.env, ...env } });
  const { failures, flaky, ...counts } = readUnitReport(file);
  expect(counts).toEqual({ passed: 2, failed: 2 });
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/broken\.test\.js: the file itself$/),
    expect.stringMatching(/tries\.test\.js: fails$/),
  ]);
  expect(flaky).toEqual([expect.stringMatching(/tries\.test\.js: passes on a second try$/)]);
}, 60_000);
