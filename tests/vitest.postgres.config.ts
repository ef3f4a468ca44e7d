import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isSlowRun, onlySlow } from './repetitions.ts';
import { putTemporaryFilesInMemory } from './temporary-files-in-memory.ts';
import { postgresFiles } from './test-projects.ts';

process.env.TZ = 'Asia/Jakarta';
// This is a separate variable, because the tests empty the database.
process.env.DATABASE_URL = process.env.TEST_DATABASE_URL;
if (process.env.DATABASE_URL === undefined) throw new Error('Run `npm run test:postgres`.');
putTemporaryFilesInMemory();

const files = postgresFiles(isSlowRun ? 'slow' : 'usual');

/** Runs the tests of the API that open a database on PostgreSQL, and the tests that need several servers. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    restoreMocks: true,
    ...onlySlow,
    maxWorkers: availableParallelism(),
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: [
      'tests/fail-on-console.ts',
      'tests/error-bodies.ts',
      'tests/wait-longer.ts',
      'tests/settle-imports.ts',
    ],
    // Files of a worker share modules and databases, because loading and creating them takes longer than most tests.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'postgres', include: files.postgres } },
      {
        extends: true,
        test: { name: 'postgres-alone', isolate: true, include: files['postgres-alone'] },
      },
    ],
  },
});
