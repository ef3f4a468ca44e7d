import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../bench/free-port.ts';
import { builtApi } from './built-api.ts';
import { startSession } from './start-session.ts';

export const credentials = { username: 'admin', password: 'rahasia-pengujian' };

export interface RunningServer {
  url: string;
  child: ChildProcess;
  /** Returns the output so far. */
  output(): string;
  /** Resolves with its exit code, or with the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

export interface StartOptions {
  dataDir: string;
  env?: Readonly<Record<string, string>>;
  /** A command that gets the command line of the server as its last arguments. */
  under?: readonly string[];
  /** Another version of Node, and a folder like `builtApi()` with a native module for it. */
  other?: { node: string; root: string };
}

/** A fixed secret, so that a session stays valid after a restart. */
export const secret = 'a secret of at least thirty-two characters';

/** Starts the real server on a data folder, on a port that the system chooses. */
export function launchServer({ dataDir, env = {}, under = [], other }: StartOptions) {
  const [command = '', ...args] = [
    ...under,
    other?.node ?? process.execPath,
    join(other?.root ?? builtApi(), 'dist/api/server.js'),
  ];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'none',
      JWT_SECRET: secret,
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output: () => output, ended };
}

/** Resolves when it listens; throws with its output when it exits before. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { child, output, ended } = launchServer(options);
  const over = ended.then(() => 'over' as const);
  for (;;) {
    const url = /Admin {3}(http:\/\/[^/]+)/.exec(output())?.[1];
    if (url !== undefined) {
      const kill = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return ended;
      };
      return { url, child, output, ended, kill };
    }
    const next = await Promise.race([over, once(child.stdout as NodeJS.EventEmitter, 'data')]);
    if (next === 'over') throw new Error(`The server ended at once:\n${output()}`);
  }
}

/** Starts a server with `PUBLIC_URL`, which it prints instead of its own address. Returns the latter. */
export async function startPublicServer({ env, ...options }: StartOptions): Promise<string> {
  const port = await freePort();
  launchServer({ ...options, env: { ...env, PORT: `${port}` } });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  return url;
}

/** Runs a command of the console. `err` leaves out the first line, which names the data folder. */
export async function runCommand(name: string, dataDir: string, ...args: string[]) {
  const main = join(builtApi(), 'dist/api/cli/main.js');
  const child = spawn(process.execPath, [main, name, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const folder = `Data folder: ${dataDir}\n`;
  if (!err.startsWith(folder)) throw new Error(`The command names no data folder:\n${err}`);
  return { code, out, err: err.slice(folder.length) };
}

/** Returns the peak of the resident memory in MB. */
export function peakMb({ child }: RunningServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Signs in as the first admin and returns the `Cookie` header of the session. */
export async function signIn(url: string): Promise<string> {
  return await startSession(url, credentials);
}
