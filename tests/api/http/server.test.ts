import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot, temporaryFolder } from '../test-api.ts';

it('does not start with invalid settings, and lists them', () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'api/server.ts'],
    {
      cwd: repositoryRoot,
      env: { ...process.env, DATA_DIR, PORT: 'http', SEED: 'all' },
      encoding: 'utf8',
    },
  );
  expect({ status, stdout }).toEqual({ status: 78, stdout: '' });
  // The operator reads this: no stack and none of our paths.
  expect(stderr).toMatch(
    /^These settings are not usable:\n {2}PORT: must be a port number\n {2}SEED: [^\n]*"demo"\|"starter"\|"none"\n$/,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});
