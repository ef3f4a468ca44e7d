import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf } from './run.ts';

/** Runs everything: checks, unit and API tests, browser tests; ends with one line that counts them all. */
const reports = mkdtempSync(join(tmpdir(), 'tanya-kami-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

const checkCode = await exitCodeOf('npm', ['run', 'check']);
const unitCode = await exitCodeOf('npm', [
  'run',
  'test:unit',
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
const browserCode = await exitCodeOf('npm', ['run', 'test:browser'], {
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
});

const unit = readReport(unitReport) as
  | { numPassedTests: number; numFailedTests: number }
  | undefined;
const browser = readReport(browserReport) as
  | { stats: { expected: number; unexpected: number; flaky: number } }
  | undefined;
rmSync(reports, { recursive: true });

const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0) + (browser?.stats.flaky ?? 0);
// A part that broke before it could count its tests counts as one failure.
const broken = [checkCode, unitCode, browserCode].filter((code) => code !== 0).length;
console.log(`${passed} passed, ${Math.max(failed, broken)} failed`);
process.exitCode = failed + broken > 0 ? 1 : 0;

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
