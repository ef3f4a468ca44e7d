import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { guidePlugin } from '../build/guide-plugin.ts';
import { isSlowRun } from './repetitions.ts';
import { putTemporaryFilesInMemory } from './temporary-files-in-memory.ts';
import { mocksModules, needsNoPage, testFilesIn } from './test-files-in.ts';

// The specification requires Jakarta's time. A fixed zone makes the results independent of the machine.
process.env.TZ = 'Asia/Jakarta';
putTemporaryFilesInMemory();

const root = join(import.meta.dirname, '..');
const serverAlone = testFilesIn('api').filter(mocksModules);
/** Two more files load modules anew, or define an element, which is possible once per page. */
const pageAlone = [
  ...testFilesIn('admin', 'widget').filter(mocksModules),
  'tests/admin/api-client.test.ts',
  'tests/widget/element.test.ts',
];
/**
 * Files of the widget and the admin app that say in their first line that they need no page. In a project of pages, a
 * worker would end before and after each of them, because it keeps one environment.
 */
const withoutPage = testFilesIn('widget', 'embed', 'admin').filter(needsNoPage);
/** Half a minute with hundreds of visitors, so it is a slow test. */
const underLoad = 'tests/load/load.test.ts';

export default defineConfig({
  root,
  plugins: [react(), guidePlugin],
  test: {
    restoreMocks: true,
    // Files of a worker share modules, because loading the server, the admin app or the bot takes longer than most tests.
    isolate: false,
    // More workers than processors, because many tests wait for a server or a time limit.
    maxWorkers: availableParallelism() + 1,
    // High limits for busy machines: no test depends on its own duration.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            ...testFilesIn(
              'contract',
              'api',
              'sqlite',
              'architecture',
              'build',
              'docs',
              'scripts',
              'tools',
              'faults',
            ),
            ...withoutPage,
            ...(isSlowRun ? ['tests/proxies/**/*.test.ts', 'tests/node-versions/*.test.ts'] : []),
          ],
          exclude: serverAlone,
          setupFiles: ['tests/fail-on-console.ts', 'tests/settle-imports.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server-alone',
          isolate: true,
          environment: 'node',
          include: isSlowRun ? [] : serverAlone,
          setupFiles: ['tests/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page-alone',
          isolate: true,
          environment: 'happy-dom',
          include: isSlowRun ? [] : pageAlone,
          setupFiles: ['tests/fail-on-console.ts', 'tests/async-timeout.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'load',
          isolate: true,
          environment: 'node',
          include: isSlowRun ? [underLoad] : testFilesIn('load'),
          exclude: isSlowRun ? [] : [underLoad],
          setupFiles: ['tests/fail-on-console.ts'],
          // These run after all others and one by one, because other tests would distort their measurements.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
      // Two projects, because a page's document keeps what one app has added to it.
      ...Object.entries({ bot: ['widget', 'embed'], admin: ['admin'] }).map(([name, folders]) => ({
        extends: true as const,
        test: {
          name,
          environment: 'happy-dom',
          include: testFilesIn(...folders),
          exclude: [...pageAlone, ...withoutPage],
          setupFiles: [
            'tests/fail-on-console.ts',
            'tests/settle-imports.ts',
            'tests/async-timeout.ts',
          ],
        },
      })),
    ],
  },
});
