import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { builtApi } from './built-api.ts';
import { credentials, launchServer, secret, startServer } from './running-server.ts';

it('stops the server when npm start is killed, and frees its port and its data folder', async () => {
  const dataDir = temporaryFolder();
  // Leave out the scripts before `start`, because they build.
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: builtApi(),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'none',
      JWT_SECRET: secret,
      ADMIN_PASSWORD: credentials.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Start a separate process group, so that a remaining server can be ended.
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // The group has already ended, as expected.
    }
  });
  let output = '';
  let port: string | undefined;
  while (port === undefined) {
    output += String((await once(npm.stdout, 'data'))[0]);
    port = /Admin {3}http:\/\/[^/]+:(\d+)\//.exec(output)?.[1];
  }
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  await startServer({ dataDir, env: { PORT: port } });
});

it.each([
  [{ PORT: 'http' }, 78, 'PORT: must be a port number'],
  [{ JWT_SECRET: '', JWT_SECRET_FILE: '/missing' }, 78, 'JWT_SECRET_FILE: /missing cannot be'],
  [{ ADMIN_PASSWORD: 'password' }, 78, 'ADMIN_PASSWORD is a common password.'],
  [{ DATA_DIR: '/proc/none/data' }, 1, '/proc/none/data cannot be used: ENOENT'],
  [{ HOST: '203.0.113.7' }, 78, '203.0.113.7:0 is not an address of this machine: set HOST.'],
  [
    { DATABASE_URL: 'postgres://user:geheim@db.invalid/faq' },
    1,
    'The database db.invalid/faq of DATABASE_URL cannot be used: getaddrinfo E',
  ],
])('with %j the server exits with %i', async (env, exitCode, message) => {
  const { ended, output } = launchServer({ dataDir: temporaryFolder(), env });
  expect(await ended).toBe(exitCode);
  expect(output()).toContain(message);
  expect(output()).not.toMatch(/^\s+at /m);
});

it('exits with 78 and without a stack when its packages are those of another version of Node', async () => {
  const preload = join(temporaryFolder(), 'refuse-driver.cjs');
  writeFileSync(
    preload,
    `const module_ = require('node:module');
     const load = module_._load;
     module_._load = (name, ...rest) => {
       if (name.startsWith('better-sqlite3')) throw new Error('NODE_MODULE_VERSION');
       return load(name, ...rest);
     };`,
  );
  const env = { NODE_OPTIONS: `--require=${preload}` };
  const { ended, output } = launchServer({ dataDir: temporaryFolder(), env });
  expect(await ended).toBe(78);
  expect(output()).toMatch(
    /^The packages were installed for another version of Node than v[\d.]+: run npm ci again, with python3, make and g\+\+ installed\.\n$/,
  );
});

it('exits with 75 while another server has the port or the data folder', async () => {
  const dataDir = temporaryFolder();
  const { url } = await startServer({ dataDir });
  const { port } = new URL(url);
  const samePort = launchServer({ dataDir: temporaryFolder(), env: { PORT: port } });
  expect(await samePort.ended).toBe(75);
  expect(samePort.output()).toBe(`127.0.0.1:${port} is already in use: set PORT.\n`);
  const sameFolder = launchServer({ dataDir });
  expect(await sameFolder.ended).toBe(75);
  expect(sameFolder.output()).toContain(`is using ${dataDir}: stop it first.`);
});
