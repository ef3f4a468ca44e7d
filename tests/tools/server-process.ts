import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';

export const credentials = { username: 'admin', password: 'rahasia-pengujian' };

const startTimeoutMs = 30_000;

export interface ServerProcess {
  /** Origin, without a trailing slash. */
  url: string;
  dataDir: string;
  pid: number;
  /**
   * Sends SIGTERM or `signal`, waits until the process has ended, and deletes the data folder unless `keepData` is set.
   */
  stop(options?: { keepData?: boolean; signal?: NodeJS.Signals }): Promise<void>;
}

/**
 * Starts the real server with a data folder and a port of its own. Resolves when it listens. The address is read from the
 * output, so set `PUBLIC_URL` only together with `PORT`.
 */
export async function startServer(options: {
  env?: Readonly<Record<string, string>>;
  /** A data folder to copy. */
  template?: string | undefined;
}): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tanya-kami-'));
  if (options.template !== undefined) cpSync(options.template, dataDir, { recursive: true });
  const child = spawn('node', ['dist/api/server.js'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await readAddress(child);
  // The proxy of an https address is the test's own. The server itself speaks http.
  const url = address.startsWith('https:') ? `http://127.0.0.1:${options.env?.PORT}` : address;
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    async stop({ keepData = false, signal = 'SIGTERM' } = {}) {
      await stopProcess(child, signal);
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that the server prints when it listens. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`printed no address within ${startTimeoutMs} ms`);
    }, startTimeoutMs);
    child.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        const address = /Admin +(https?:\/\/[^/\s]+)\//.exec(output)?.[1];
        if (address === undefined) return;
        clearTimeout(timer);
        // Read the log and ignore it. Otherwise the server would block when the pipe is full.
        for (const printed of [child.stdout, child.stderr])
          printed?.removeAllListeners('data').resume();
        resolve(address);
      });
  });
}

function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(forced);
      resolve();
    });
    child.kill(signal);
  });
}
