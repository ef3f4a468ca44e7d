import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  /** The address of its database. */
  url: string;
  /** Starts it again after `stop`. */
  start(): Promise<void>;
  /** `INT` ends all connections and saves everything; `QUIT` is a crash. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts a standby that follows this server. `select pg_promote()` makes it independent. */
  addStandby(): Promise<PostgresServer>;
}

export interface PostgresCluster extends PostgresServer {
  folder: string;
  /** Stops all its servers and deletes their files. */
  remove(): Promise<void>;
}

export interface PostgresClusterOptions {
  /** The folder in which the cluster's own folder is created. */
  parent: string;
  /** Whether commits wait for the disk. Tests are faster without it. */
  fsync?: boolean;
}

/** The folder of the programs in the packages of Debian and of the PostgreSQL project. */
const packagesFolder = '/usr/lib/postgresql';

/**
 * Starts a PostgreSQL server for tests. Its locale is Indonesian (ICU), so that tests fail if texts are not compared byte
 * by byte.
 */
export async function startPostgresCluster({
  parent,
  fsync = false,
}: PostgresClusterOptions): Promise<PostgresCluster> {
  const programs = findOrInstallPrograms();
  const account = findAccount();
  const folder = mkdtempSync(join(parent, 'tanya-kami-postgres-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    max_connections: 200,
    log_min_messages: 'fatal',
  };
  const servers: PostgresServer[] = [];

  async function startServer(data: string): Promise<PostgresServer> {
    const port = await findFreePort();
    const args = Object.entries({ ...settings, port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const url = `postgres://tester@127.0.0.1:${port}/postgres`;
    let child: ChildProcess | undefined;

    async function start(): Promise<void> {
      child = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
        ...account,
        cwd: folder,
        stdio: 'ignore',
      });
      await untilReady(url, child);
    }

    async function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
      if (child === undefined || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }

    async function addStandby(): Promise<PostgresServer> {
      const copy = join(folder, `standby-${servers.length}`);
      run(
        'pg_basebackup',
        ...['--dbname', url, '--pgdata', copy, '--write-recovery-conf'],
        ...['--checkpoint', 'fast', '--no-sync'],
      );
      return await startServer(copy);
    }

    const server = { url, start, stop, addStandby };
    servers.push(server);
    await start();
    return server;
  }

  const data = join(folder, 'data');
  run(
    'initdb',
    ...['--pgdata', data, '--username', 'tester', '--auth', 'trust', '--encoding', 'UTF8'],
    ...['--locale', 'C.UTF-8', '--locale-provider', 'icu', '--icu-locale', 'id-ID', '--no-sync'],
  );
  return {
    ...(await startServer(data)),
    folder,
    async remove() {
      for (const server of servers.toReversed()) await server.stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findOrInstallPrograms(): string {
  const found = findPrograms();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = 'apt-get update -q && apt-get install -qy --no-install-recommends postgresql';
    execFileSync('sh', ['-c', install], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = findPrograms();
  if (installed !== undefined) return installed;
  throw new Error(
    `The tests on PostgreSQL need its server, version 15 or newer. Install the package postgresql, or set POSTGRES_BIN to the folder of initdb and postgres.`,
  );
}

function findPrograms(): string | undefined {
  const versions = existsSync(packagesFolder) ? readdirSync(packagesFolder) : [];
  const folders = versions
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(packagesFolder, version, 'bin'));
  return [process.env.POSTGRES_BIN ?? '', ...folders].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
}

/** The account that PostgreSQL's package creates. PostgreSQL refuses to run as root. */
function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error('PostgreSQL did not start.', { cause: error });
      }
      await setTimeout(50);
    }
  }
}
