import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './build-fingerprint.ts';

export const credentials = { username: 'admin', password: 'rahasia-pengujian' };

export interface ServerProcess {
  /** Origin, without a trailing slash. */
  url: string;
  dataDir: string;
  /** Ends it as a service manager would, and removes its data folder unless that is to be kept. */
  stop(options?: { keepData?: boolean }): Promise<void>;
}

/** Starts the real server as an operator would, on a data folder of its own; resolves when it answers. */
export async function startServer(options: {
  env?: Readonly<Record<string, string>>;
  /** A data folder to start from; it is copied. */
  template?: string | undefined;
}): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tanya-kami-'));
  if (options.template !== undefined) cpSync(options.template, dataDir, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('node', ['dist/api/server.js'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  await waitUntilHealthy(url, child, () => output);
  return {
    url,
    dataDir,
    async stop({ keepData = false } = {}) {
      await stopProcess(child);
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilHealthy(
  url: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${output()}`);
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer within 20 s:\n${output()}`);
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(forced);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
