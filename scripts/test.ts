import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf } from '../build/run.ts';
import { addTestCounts, readReport } from '../tests/tools/test-counts.ts';
import { readUnitReport, unitReportTo } from '../tests/tools/unit-report.ts';

/**
 * Runs the checks, the unit and API tests and the browser tests, and ends with one line that counts them all. With
 * `--slow` it runs what `npm test` leaves out: full repetitions and the tests with the slow tag.
 */
const isSlow = process.argv.includes('--slow');
const env = isSlow ? { ...process.env, SLOW_TESTS: '1' } : process.env;
const reports = mkdtempSync(join(tmpdir(), 'tanya-kami-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

const checkCode = isSlow ? 0 : await exitCodeOf('npm', ['run', 'check']);
const { args, env: reportEnv } = unitReportTo(unitReport);
const unitCode = await exitCodeOf('npm', ['run', 'test:unit', '--', ...args], {
  env: { ...env, ...reportEnv },
});
const browserCode = await exitCodeOf('npm', ['run', 'test:browser'], {
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
});

const unit = readUnitReport(unitReport);
const browser = readReport(browserReport) as
  | { stats: { expected: number; unexpected: number; flaky: number } }
  | undefined;
rmSync(reports, { recursive: true });

const flaky = browser?.stats.flaky ?? 0;
const passed = unit.passed + (browser?.stats.expected ?? 0) + flaky;
const failed = unit.failed + (browser?.stats.unexpected ?? 0);
// If a part failed before its tests were counted, count one failure.
const broken = [checkCode, unitCode, browserCode].filter((code) => code !== 0).length;
const total = addTestCounts({ passed, failed: Math.max(failed, broken) }, process.env.TEST_COUNTS);
// The browser tests' output has hidden the others' since.
if (checkCode !== 0) console.log('Failed: npm run check');
for (const failure of unit.failures) console.log(`Failed: ${failure}`);
for (const name of unit.flaky) console.log(`Passed only on a second try: ${name}`);
if (flaky > 0)
  console.log(`Browser tests that passed only on a second try: ${flaky}, listed above.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
