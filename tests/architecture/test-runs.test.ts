import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import { hasSlowTests } from '../repetitions.ts';
import { testFilesIn } from '../test-files-in.ts';
import { postgresFiles, unitFiles } from '../test-projects.ts';

const runs = ['usual', 'slow'] as const;
const projectsOf = (run: (typeof runs)[number]) => ({ ...unitFiles(run), ...postgresFiles(run) });
const folders = readdirSync(join(repositoryRoot, 'tests'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const textOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const filesOf = (run: (typeof runs)[number]) => Object.values(projectsOf(run)).flat();

it('every test file runs in at least one of the runs of `.ci/run`', () => {
  const ci = readFileSync(join(repositoryRoot, '.ci/run'), 'utf8');
  for (const command of [
    'test',
    'run test:postgres',
    'run test:slow',
    'run test:postgres -- --slow',
  ])
    expect(ci).toContain(`\nnpm ${command}\n`);
  const all = testFilesIn('all', ...folders);
  expect(all.length).toBeGreaterThan(300);
  expect([...new Set(runs.flatMap(filesOf))].sort()).toEqual(all.sort());
});

it('every file that repeats tests names those that the slow run repeats', () => {
  const all = testFilesIn('all', ...folders);
  const ofRun = /^import \{[^}]*\b(?:isSlowRun|repetitions)\b[^}]*\} from /m;
  const repeating = all.filter((file) => ofRun.test(textOf(file)));
  expect(repeating.length).toBeGreaterThan(25);
  expect(repeating.filter((file) => !hasSlowTests(textOf(file)))).toEqual([]);
});

it('a file runs once in a run of one database', () => {
  for (const run of runs) {
    for (const projects of [unitFiles(run), postgresFiles(run)]) {
      const files = Object.values(projects).flat();
      expect(files.filter((file, at) => files.indexOf(file) < at)).toEqual([]);
    }
  }
});

it('every project has a file, and every browser test a project', () => {
  const [usual, slow] = runs.map(projectsOf);
  for (const name of Object.keys(usual ?? {}) as (keyof typeof usual)[])
    expect([...(usual?.[name] ?? []), ...(slow?.[name] ?? [])], name).not.toEqual([]);
  // `shipped` has all folders but this one, which has a project of its own.
  const old = join(repositoryRoot, 'tests/browser/old-browsers');
  expect(existsSync(old) && readdirSync(old).some((name) => name.endsWith('.spec.ts'))).toBe(true);
});
