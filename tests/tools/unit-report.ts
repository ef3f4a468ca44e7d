import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { readReport, type TestCounts } from './test-counts.ts';

/**
 * What a run of Vitest has found. `failures` and `flaky` have each test as `file: name`. A file that cannot be loaded is a
 * failure of its own: none of its tests is known.
 */
export interface UnitReport extends TestCounts {
  failures: string[];
  /** These passed only on a second try. */
  flaky: string[];
}

/** The file that a run writes its report to. */
const fileVariable = 'UNIT_REPORT';

/** The arguments and the environment with which Vitest writes its report to `file`. */
export const unitReportTo = (file: string) => ({
  args: ['--reporter=default', `--reporter=${import.meta.filename}`],
  env: { [fileVariable]: file },
});

/** The report in `file`; without any test if the run ended before it wrote one. */
export function readUnitReport(file: string): UnitReport {
  const found = readReport(file) as UnitReport | undefined;
  return found ?? { passed: 0, failed: 0, failures: [], flaky: [] };
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its file.
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[fileVariable];
    if (file === undefined) throw new Error(`${fileVariable} is missing.`);
    writeFileSync(file, JSON.stringify(reportOf(modules)));
  }
}

function reportOf(modules: readonly TestModule[]): UnitReport {
  const report: UnitReport = { passed: 0, failed: 0, failures: [], flaky: [] };
  for (const module of modules) {
    const file = relative(process.cwd(), module.moduleId);
    if (module.errors().length > 0) report.failures.push(`${file}: the file itself`);
    for (const test of module.children.allTests()) {
      const name = `${file}: ${test.fullName}`;
      const { state } = test.result();
      if (state === 'failed') report.failures.push(name);
      if (state === 'passed') report.passed += 1;
      if (state === 'passed' && test.diagnostic()?.flaky) report.flaky.push(name);
    }
  }
  return { ...report, failed: report.failures.length };
}
