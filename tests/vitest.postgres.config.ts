import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isSlowRun } from './repetitions.ts';
import { putTemporaryFilesInMemory } from './temporary-files-in-memory.ts';
import { mocksModules, testFilesIn } from './test-files-in.ts';

process.env.TZ = 'Asia/Jakarta';
// This is a separate variable, because the tests empty the database.
process.env.DATABASE_URL = process.env.TEST_DATABASE_URL;
if (process.env.DATABASE_URL === undefined) throw new Error('Run `npm run test:postgres`.');
putTemporaryFilesInMemory();

// This one is about requests, which are the same on both databases.
const aboutRequests = 'tests/api/anonymous-routes.test.ts';
const alone = testFilesIn('api').filter((file) => mocksModules(file) && file !== aboutRequests);

/** Runs the tests of the API on PostgreSQL, and the tests that need several servers. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    restoreMocks: true,
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['tests/fail-on-console.ts', 'tests/settle-imports.ts'],
    // Files of a worker share modules and databases, because loading and creating them takes longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'postgres',
          include: testFilesIn('api', 'postgres'),
          exclude: [
            ...alone,
            // These are about requests and headers, which are the same on both databases.
            aboutRequests,
            'tests/api/security.test.ts',
            'tests/api/pages.test.ts',
            // This test needs two proxies.
            ...(isSlowRun ? [] : ['tests/postgres/balancer.test.ts']),
          ],
        },
      },
      {
        extends: true,
        test: { name: 'postgres-alone', isolate: true, include: isSlowRun ? [] : alone },
      },
    ],
  },
});
