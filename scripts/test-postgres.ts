import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf } from '../build/run.ts';
import { startPostgresCluster } from '../tests/tools/postgres-cluster.ts';
import { addTestCounts } from '../tests/tools/test-counts.ts';
import { readUnitReport, unitReportTo } from '../tests/tools/unit-report.ts';

/**
 * Starts PostgreSQL (on Debian as root it also installs it) and runs the server's tests on it. With `--slow`, repeated tests
 * run with the full number of repetitions. Further arguments are passed to Vitest.
 */
const isSlow = process.argv.includes('--slow');
const reports = mkdtempSync(join(tmpdir(), 'tanya-kami-test-'));
const report = join(reports, 'postgres.json');
const cluster = await startPostgresCluster({ parent: tmpdir() });
const { args, env: reportEnv } = unitReportTo(report);
const env = {
  ...process.env,
  ...reportEnv,
  ...(isSlow && { SLOW_TESTS: '1' }),
  TEST_DATABASE_URL: cluster.url,
};
const code = await exitCodeOf(
  'vitest',
  [
    ...['run', '--config', 'tests/vitest.postgres.config.ts'],
    ...args,
    ...process.argv.slice(2).filter((arg) => arg !== '--slow'),
  ],
  { env },
).finally(cluster.remove);
const { passed, failed, failures, flaky } = readUnitReport(report);
rmSync(reports, { recursive: true });
// If the run failed before its tests were counted, count one failure.
const counts = { passed, failed: Math.max(failed, code === 0 ? 0 : 1) };
for (const failure of failures) console.log(`Failed: ${failure}`);
for (const name of flaky) console.log(`Passed only on a second try: ${name}`);
const total = addTestCounts(counts, process.env.TEST_COUNTS);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
