import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// The specification's clock is Jakarta's; a test that forgets the zone must not pass by accident elsewhere.
process.env.TZ = 'Asia/Jakarta';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    restoreMocks: true,
    // For a busy machine: nothing is told by how long a test takes.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{contract,api,architecture,docs,scripts,faults}/**/*.test.ts'],
          setupFiles: ['tests/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'load',
          environment: 'node',
          include: ['tests/load/**/*.test.ts'],
          setupFiles: ['tests/fail-on-console.ts'],
          // After all others, and one by one: what is measured is the server's doing, not theirs.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/{widget,embed,admin}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/fail-on-console.ts', 'tests/be-patient.ts'],
        },
      },
    ],
  },
});
