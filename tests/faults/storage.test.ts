import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { inSlowRun, repetitions } from '../repetitions.ts';
import { write } from './client.ts';
import { runHere } from './run-here.ts';
import {
  launchServer,
  type RunningServer,
  runCommand,
  secret,
  signIn,
  startServer,
} from './running-server.ts';

async function get(server: RunningServer, path: string): Promise<number> {
  return (await fetch(server.url + path)).status;
}

let prepared: string | undefined;

afterAll(() => {
  if (prepared !== undefined) rmSync(prepared, { recursive: true });
});

/** A copy of the folder of a server that was used and stopped. */
async function preparedFolder(): Promise<string> {
  if (prepared === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-prepared-'));
    const server = await startServer({ dataDir: folder });
    await write(server.url, await signIn(server.url), 'faq', 1);
    expect(await server.kill('SIGTERM')).toBe(0);
    prepared = folder;
  }
  const dataDir = temporaryFolder();
  cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

function expectIntact(dataDir: string): void {
  const connection = new Sqlite(join(dataDir, 'tanya-kami.db'));
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(connection.pragma('foreign_key_check')).toEqual([]);
  connection.close();
}

/** After exit code 78 systemd does not start the server again; after 1 it does. */
async function expectNoStart(
  options: Parameters<typeof launchServer>[0],
  exitCode: 1 | 78,
  message: RegExp,
) {
  const { ended, output } = launchServer(options);
  expect(await ended).toBe(exitCode);
  expect(output()).toMatch(message);
  // The operator reads this output, so it has no stack.
  expect(output()).not.toMatch(/^\s+at /m);
}

describe('a full disk', () => {
  /** Limits files of the server to 1.5 MB, so that writing the write-ahead log fails as on a full disk. */
  const nearlyFull = ['bash', '-c', 'trap \'\' XFSZ; ulimit -S -f 1536; exec "$0" "$@"'];

  it('refuses writes with the reason, serves visitors, and works again with more space, without a restart', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir, under: nearlyFull });
    const cookie = await signIn(server.url);
    const savedIds: number[] = [];
    let number = 1;
    let refused: Response | undefined;
    while (refused === undefined && number < 2000) {
      const response = await addLongFaq(server, cookie, number++);
      if (response.status === 201) savedIds.push(((await response.json()) as { id: number }).id);
      else refused = response;
    }
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get('retry-after')).toBe('30');
    expect(await refused?.json()).toEqual({
      message:
        'Perubahan tidak dapat disimpan karena penyimpanan server bermasalah. Hubungi pengelola server.',
    });
    expect(savedIds.length).toBeGreaterThan(10);
    expect(await get(server, '/faqs/1')).toBe(200);
    expect(await get(server, '/healthz')).toBe(200);
    await expect.poll(server.output).toContain('SQLITE_');
    // Reading updates the session, which fails now; the next requests do not retry it.
    ageSessions(dataDir);
    await limitFiles(server, '0:');
    const countErrors = () => server.output().match(/SQLITE_/g)?.length;
    const before = countErrors() ?? 0;
    for (let call = 0; call < 3; call++) expect(await read(server, cookie)).toBe(200);
    await expect.poll(countErrors).toBe(before + 1);

    await limitFiles(server, 'unlimited:');
    const response = await addLongFaq(server, cookie, number);
    expect(response.status).toBe(201);
    savedIds.push(((await response.json()) as { id: number }).id);
    const shown = (await (await fetch(`${server.url}/faqs/1`)).json()) as { id: number }[];
    expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(savedIds);
    expect(await server.kill('SIGTERM')).toBe(0);
    expectIntact(dataDir);
  });

  async function read(server: RunningServer, cookie: string): Promise<number> {
    const response = await fetch(`${server.url}/api/websites/list`, {
      headers: { Cookie: cookie },
    });
    return response.status;
  }

  /** Sets the last use of every session to an hour ago. */
  function ageSessions(dataDir: string): void {
    const connection = new Sqlite(join(dataDir, 'tanya-kami.db'), { timeout: 5000 });
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    connection.prepare('update sessions set last_seen_at = ?').run(hourAgo);
    connection.close();
  }

  async function addLongFaq(
    server: RunningServer,
    cookie: string,
    number: number,
  ): Promise<Response> {
    const form = new FormData();
    const answer = `${number} `.repeat(5000).slice(0, 4999);
    const fields = { question: `Pertanyaan ${number}`, answer, website_id: '1', parent_id: '' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return await fetch(`${server.url}/api/faqs/`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: form,
    });
  }

  async function limitFiles({ child }: RunningServer, size: string): Promise<void> {
    const args = ['--pid', String(child.pid), `--fsize=${size}`];
    const code = await new Promise((resolve) => spawn('prlimit', args).once('close', resolve));
    expect(code).toBe(0);
  }
});

describe('a data folder', () => {
  /** Drops the capability with which root may write to any folder. */
  const withoutPrivilege =
    process.getuid?.() === 0
      ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--']
      : [];

  it('that is read-only is named, not changed, and used after it becomes writable', async () => {
    const dataDir = await preparedFolder();
    const file = join(dataDir, 'tanya-kami.db');
    const before = readFileSync(file);
    rmSync(join(dataDir, 'in-use.lock'));
    chmodSync(dataDir, 0o500);
    try {
      await expectNoStart(
        { dataDir, under: withoutPrivilege },
        1,
        new RegExp(
          `^${dataDir} cannot be used: .* It must be a folder that this user may write to`,
        ),
      );
      expect(readFileSync(file).equals(before)).toBe(true);
    } finally {
      chmodSync(dataDir, 0o700);
    }
    const server = await startServer({ dataDir, under: withoutPrivilege });
    expect(await get(server, '/readyz')).toBe(200);
  });
});

describe('a locked database', () => {
  it('delays writes but not visitors, and writes succeed afterwards', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    const cookie = await signIn(server.url);
    expect(await get(server, '/faqs/1')).toBe(200);
    const other = new Sqlite(join(dataDir, 'tanya-kami.db'));
    other.exec('BEGIN IMMEDIATE');
    const start = performance.now();
    const blocked = write(server.url, cookie, 'website', 1);
    for (let i = 0; i < 20; i++) {
      const asked = performance.now();
      expect(await get(server, '/faqs/1')).toBe(200);
      expect(await get(server, '/websites/999/livechat')).toBe(404);
      expect(performance.now() - asked).toBeLessThan(2000);
    }
    expect(await get(server, '/readyz')).toBe(503);
    expect((await blocked).status).toBe(503);
    expect(performance.now() - start).toBeGreaterThan(4500);

    const waiting = write(server.url, cookie, 'website', 2);
    other.exec('COMMIT');
    other.close();
    expect((await waiting).status).toBe(201);
    await expect.poll(() => get(server, '/readyz'), { timeout: 20_000 }).toBe(200);
  });
});

describe('a damaged database', () => {
  it('is named and not changed, and the message says how to restore', async () => {
    const dataDir = await preparedFolder();
    const file = join(dataDir, 'tanya-kami.db');
    const broken = Buffer.concat([Buffer.alloc(100, 0x5a), readFileSync(file).subarray(100)]);
    writeFileSync(file, broken);
    await expectNoStart(
      { dataDir },
      78,
      /is damaged .*It was not changed.*npm run restore -- FILE/,
    );
    expect(readFileSync(file).equals(broken)).toBe(true);
  });

  it('at run time fails only the requests that need the damaged part', async () => {
    const dataDir = await preparedFolder();
    const file = join(dataDir, 'tanya-kami.db');
    const connection = new Sqlite(file);
    const root = connection
      .prepare(`select rootpage from sqlite_master where name = 'faqs'`)
      .pluck()
      .get();
    connection.close();
    const server = await startServer({ dataDir });
    const handle = openSync(file, 'r+');
    const page = Buffer.alloc(4096, 0x5a);
    writeSync(handle, page, 0, page.length, (Number(root) - 1) * page.length);
    closeSync(handle);
    expect(await get(server, '/faqs/1')).toBe(500);
    await expect.poll(server.output).toContain('SQLITE_CORRUPT');
    expect(await get(server, '/websites/1/livechat')).toBe(200);
    expect(await get(server, '/healthz')).toBe(200);
  });
});

describe('a data folder whose database is missing', () => {
  const databaseName = 'tanya-kami.db';
  const removeDatabase = (dataDir: string) => rmSync(join(dataDir, databaseName));

  const losses: [string, string, (dataDir: string) => void][] = [
    [
      'the database of another program in its place',
      'is not a database of this server: it has none of its tables\\.',
      (dataDir) => {
        removeDatabase(dataDir);
        const other = new Sqlite(join(dataDir, databaseName));
        other.exec('create table notes (text)');
        other.close();
      },
    ],
    [
      'a log of writes alone',
      'is missing, but .* it contains tanya-kami.db-shm, tanya-kami.db-wal\\.',
      (dataDir) => {
        removeDatabase(dataDir);
        for (const end of ['-wal', '-shm']) writeFileSync(join(dataDir, databaseName + end), 'x');
      },
    ],
    [
      'an empty file in its place',
      'is empty, but .* it contains tanya-kami.db\\.',
      (dataDir) => writeFileSync(join(dataDir, databaseName), ''),
    ],
    [
      'a file of one byte in its place',
      'is not a database of this server: it has none of its tables\\.',
      (dataDir) => writeFileSync(join(dataDir, databaseName), '\n'),
    ],
    [
      'a secret alone',
      'is missing, but .* it contains jwt-secret\\.',
      (dataDir) => {
        removeDatabase(dataDir);
        writeFileSync(join(dataDir, 'jwt-secret'), secret);
      },
    ],
  ];

  it.each(losses.slice(0, repetitions({ sample: 1, full: losses.length })))(
    'with %s is refused by the server and the console, not changed, and can be restored into',
    inSlowRun,
    async (_, found, lose) => {
      const dataDir = await preparedFolder();
      const backup = join(temporaryFolder(), 'backup.db');
      expect((await runCommand('backup', dataDir, backup)).code).toBe(0);
      // Empty files, created when the backup was opened.
      for (const end of ['-wal', '-shm']) rmSync(join(dataDir, databaseName + end));
      lose(dataDir);
      const content = () =>
        readdirSync(dataDir, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => [name, readFileSync(join(dataDir, name), 'latin1')]);
      const before = content();
      const message = new RegExp(
        `^${join(dataDir, databaseName)} ${found} Nothing was changed\\.\n.*npm run restore -- FILE\\)\nTo start with a new database on purpose, move these files out of the folder first\\.\n$`,
      );
      await expectNoStart({ dataDir }, 78, message);
      for (const [name, ...args] of [
        ['admin', 'create', 'budi'],
        ['whitelist', 'list'],
        ['backup', join(dataDir, 'copy.db')],
      ] as const) {
        const { code, out, err } = await runHere(name, dataDir, ...args);
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(err).toMatch(message);
      }
      expect(content()).toEqual(before);

      expect(await runCommand('restore', dataDir, backup)).toMatchObject({ code: 0, err: '' });
      const server = await startServer({ dataDir });
      const faqs = (await (await fetch(`${server.url}/faqs/1`)).json()) as unknown[];
      expect(faqs).toHaveLength(1);
    },
  );

  it('gets a new database after the operator has moved the named files away', async () => {
    const dataDir = await preparedFolder();
    removeDatabase(dataDir);
    const server = await startServer({ dataDir });
    expect(await get(server, '/readyz')).toBe(200);
  });

  it('keeps the log of an empty database that a restore replaces', async () => {
    const dataDir = await preparedFolder();
    const backup = join(temporaryFolder(), 'backup.db');
    expect((await runHere('backup', dataDir, backup)).code).toBe(0);
    writeFileSync(join(dataDir, databaseName), '');
    writeFileSync(join(dataDir, `${databaseName}-wal`), 'all that is left');
    expect((await runHere('restore', dataDir, backup)).code).toBe(0);
    const setAside = readdirSync(dataDir).find((name) => /replaced-.*-wal$/.test(name)) ?? '';
    expect(readFileSync(join(dataDir, setAside), 'utf8')).toBe('all that is left');
  });

  it('is not reported after a first start that was interrupted', inSlowRun, async () => {
    for (let round = 0; round < repetitions({ sample: 1, full: 3 }); round += 1) {
      const dataDir = temporaryFolder();
      const watcher = watch(dataDir);
      const { child, ended } = launchServer({ dataDir, env: { JWT_SECRET: '' } });
      for (;;) {
        const [, name] = await once(watcher, 'change');
        if (String(name).startsWith(databaseName)) break;
      }
      await setTimeout(round * 20);
      child.kill('SIGKILL');
      watcher.close();
      expect(await ended).toBe('SIGKILL');
      const server = await startServer({ dataDir, env: { JWT_SECRET: '' } });
      expect(await get(server, '/readyz')).toBe(200);
      expect(await server.kill('SIGTERM')).toBe(0);
      expect(readdirSync(dataDir).toSorted()).toEqual([
        'former-files',
        'in-use.lock',
        'jwt-secret',
        databaseName,
      ]);
    }
  });
});

describe('the secret', () => {
  it('is created again when it is missing, and all users must sign in again', async () => {
    const dataDir = temporaryFolder();
    const env = { JWT_SECRET: '' };
    const server = await startServer({ dataDir, env });
    const cookie = await signIn(server.url);
    await server.kill('SIGTERM');
    rmSync(join(dataDir, 'jwt-secret'));
    const again = await startServer({ dataDir, env });
    const response = await fetch(`${again.url}/api/websites/list`, { headers: { Cookie: cookie } });
    expect(response.status).toBe(401);
    expect((await write(again.url, await signIn(again.url), 'website', 1)).status).toBe(201);
  });

  it.each([
    [
      'short',
      (file: string) => writeFileSync(file, secret.slice(0, 31)),
      /has no usable secret: delete it and start again\.\n$/,
      78,
    ],
    ['a folder', (file: string) => mkdirSync(file), /EISDIR/, 1],
  ] as const)(
    'that is %s stops the start, and is not changed',
    async (_, spoil, message, exitCode) => {
      const dataDir = await preparedFolder();
      spoil(join(dataDir, 'jwt-secret'));
      await expectNoStart({ dataDir, env: { JWT_SECRET: '' } }, exitCode, message);
    },
  );
});
