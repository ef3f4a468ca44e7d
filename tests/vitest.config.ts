import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { guidePlugin } from '../build/guide-plugin.ts';
import { isSlowRun, onlySlow } from './repetitions.ts';
import { putTemporaryFilesInMemory } from './temporary-files-in-memory.ts';
import { unitFiles } from './test-projects.ts';

// The specification requires Jakarta's time. A fixed zone makes the results independent of the machine.
process.env.TZ = 'Asia/Jakarta';
putTemporaryFilesInMemory();

const files = unitFiles(isSlowRun ? 'slow' : 'usual');
const everywhere = ['tests/fail-on-console.ts', 'tests/error-bodies.ts', 'tests/wait-longer.ts'];
const inPageAlone = [...everywhere, 'tests/async-timeout.ts', 'tests/leave-page.ts'];
const inPage = [...inPageAlone, 'tests/settle-imports.ts'];

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [react(), guidePlugin],
  test: {
    restoreMocks: true,
    ...onlySlow,
    // Files of a worker share modules, because loading the server, the admin app or the bot takes longer than most tests.
    isolate: false,
    // More workers than processors, because many tests wait for a server or a time limit.
    maxWorkers: availableParallelism() + 1,
    // As in the browser tests: a second try shows whether a test fails always. Runs name what passed only then.
    retry: 1,
    // High limits for busy machines: no test depends on its own duration.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      project('node', { setupFiles: [...everywhere, 'tests/settle-imports.ts'] }),
      project('server-alone', { isolate: true }),
      project('page-alone', { isolate: true, environment: 'happy-dom', setupFiles: inPageAlone }),
      // These run after all others and one by one, because other tests would distort their measurements.
      project('load', { isolate: true, sequence: { groupOrder: 1 }, maxWorkers: 1 }),
      project('bot', { environment: 'happy-dom', setupFiles: inPage }),
      project('admin', { environment: 'happy-dom', setupFiles: inPage }),
    ],
  },
});

function project<Options extends object>(name: keyof typeof files, options: Options) {
  const test = { name, environment: 'node', setupFiles: everywhere, include: files[name] };
  return { extends: true as const, test: { ...test, ...options } };
}
