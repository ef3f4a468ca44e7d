import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { builtApi } from './built-api.ts';
import { type Acknowledged, kinds, write } from './client.ts';
import { runHere } from './run-here.ts';
import { runCommand, signIn, startServer } from './running-server.ts';

const databaseName = 'tanya-kami.db';

function query<T>(file: string, sql: string, ...values: unknown[]): T[] {
  const connection = new Sqlite(file, { readonly: true });
  try {
    return connection
      .prepare(sql)
      .pluck()
      .all(...values) as T[];
  } finally {
    connection.close();
  }
}

/** Writes until it is stopped, and returns the acknowledged writes in order. */
function keepWriting(url: string, cookie: string) {
  const acknowledged: Acknowledged[] = [];
  let going = true;
  let number = 1;
  const clients = kinds.map(async (kind) => {
    while (going) {
      const { written } = await write(url, cookie, kind, number++);
      if (written !== undefined) acknowledged.push(written);
    }
  });
  return {
    acknowledged,
    async stop() {
      going = false;
      await Promise.all(clients);
    },
  };
}

let finished: { dataDir: string; backup: string } | undefined;

afterAll(() => {
  for (const folder of Object.values(finished ?? {}))
    rmSync(folder, { recursive: true, force: true });
});

/** Creates copies of a stopped server's data folder and of its backup. */
async function madeBackup() {
  finished ??= await makeBackup();
  const dataDir = temporaryFolder();
  cpSync(finished.dataDir, dataDir, { recursive: true });
  const backup = join(temporaryFolder(), 'backup.db');
  copyFileSync(join(finished.backup, 'backup.db'), backup);
  return { dataDir, backup };
}

async function makeBackup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tanya-kami-test-'));
  const backup = mkdtempSync(join(tmpdir(), 'tanya-kami-test-'));
  const server = await startServer({ dataDir });
  await write(server.url, await signIn(server.url), 'website', 1);
  const { code } = await runCommand('backup', dataDir, join(backup, 'backup.db'));
  expect(code).toBe(0);
  expect(await server.kill('SIGTERM')).toBe(0);
  return { dataDir, backup };
}

describe('the command backup', () => {
  it('copies all acknowledged writes completely during further writes', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    const writing = keepWriting(server.url, await signIn(server.url));
    const counts: number[] = [];
    for (let round = 0; round < 3; round++) {
      await expect
        .poll(() => writing.acknowledged.length, { timeout: 20_000 })
        .toBeGreaterThan(round * 20 + 10);
      const before = [...writing.acknowledged];
      const backup = join(temporaryFolder(), 'backup.db');
      const { code, out, err } = await runCommand('backup', dataDir, backup);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toBe(`${backup} is a complete copy of the database.\n`);
      expect(statSync(backup).mode & 0o777).toBe(0o600);
      const made = ['backup.db', 'backup.db.sha256'];
      expect(readdirSync(join(backup, '..'))).toEqual(made);
      expect(statSync(`${backup}.sha256`).mode & 0o777).toBe(0o600);
      const checked = spawnSync('sha256sum', ['--check', made[1] ?? ''], {
        cwd: join(backup, '..'),
      });
      expect(checked.status).toBe(0);
      expect(query(backup, 'pragma integrity_check')).toEqual(['ok']);
      expect(query(backup, 'pragma foreign_key_check')).toEqual([]);
      const questions = new Set(query<string>(backup, 'select question from faqs'));
      const missing = before.filter(({ kind, text }) => kind === 'faq' && !questions.has(text));
      expect(missing).toEqual([]);
      expect(
        query(backup, 'select count(*) from images where length(content) <> byte_size'),
      ).toEqual([0]);
      counts.push(questions.size);
    }
    await writing.stop();
    // There must be writes during the backup, or the test proves nothing.
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[2]).toBeGreaterThan(counts[0] ?? 0);
  });

  it('leaves no copy of a damaged database', async () => {
    const { dataDir } = await madeBackup();
    const file = join(dataDir, databaseName);
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 8192, 24_576);
    writeFileSync(file, bytes);
    const folder = temporaryFolder();
    const { code, err } = await runHere('backup', dataDir, join(folder, 'b.db'));
    expect(code).toBe(1);
    expect(err).toMatch(`${file} is damaged`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names its own file when its disk is full, and leaves nothing', async () => {
    const { dataDir } = await madeBackup();
    const folder = temporaryFolder();
    const { status, stderr } = runOnFullDisk('backup', dataDir, join(folder, 'b.db'));
    expect(status).toBe(1);
    expect(stderr).toContain(`${join(folder, 'b.db')} cannot be used: `);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the command restore', () => {
  it('restores the backup, keeps the replaced database, and ends every session', async () => {
    const { dataDir, backup } = await madeBackup();
    const server = await startServer({ dataDir });
    const cookie = await signIn(server.url);
    await write(server.url, cookie, 'website', 2);
    await server.kill('SIGKILL');
    const { code, out, err } = await runCommand('restore', dataDir, backup);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const replaced = /What it replaced is in (.*)/.exec(out)?.[1] ?? '';
    expect(replaced).toMatch(/tanya-kami\.db\.replaced-\d{8}T\d{9}Z$/);
    expect(readdirSync(dataDir).toSorted()).toEqual(
      [
        'former-files',
        'in-use.lock',
        'last-backup',
        databaseName,
        replaced.split('/').at(-1),
      ].toSorted(),
    );
    // The server was killed, so its last write was still in the log when the restore started.
    expect(query(replaced, 'select name from websites order by id desc limit 1')).toEqual([
      'website-2',
    ]);
    expect(statSync(join(dataDir, databaseName)).mode & 0o777).toBe(0o600);

    const again = await startServer({ dataDir });
    const names = query(
      join(dataDir, databaseName),
      'select name from websites order by id desc limit 1',
    );
    expect(names).toEqual(['website-1']);
    const old = await fetch(`${again.url}/api/websites/list`, { headers: { Cookie: cookie } });
    expect(old.status).toBe(401);
    const { written } = await write(again.url, await signIn(again.url), 'faq', 7);
    expect(written?.text).toBe('faq-7');
  });

  it('replaces nothing with a backup whose texts are damaged, which only its checksum shows', async () => {
    const { dataDir, backup } = await madeBackup();
    const bytes = readFileSync(backup);
    const at = bytes.indexOf('website-1');
    expect(at).toBeGreaterThan(0);
    bytes.write('wobsite-1', at);
    writeFileSync(backup, bytes);
    const unchecked = await runHere('restore', dataDir, backup);
    expect(unchecked).toMatchObject({ code: 0, out: expect.stringContaining('There is no ') });
    expect(unchecked.out).toContain(`There is no ${backup}.sha256:`);
    copyFileSync(join(finished?.backup ?? '', 'backup.db.sha256'), `${backup}.sha256`);
    const before = readFileSync(join(dataDir, databaseName));
    expect(await runHere('restore', dataDir, backup)).toEqual({
      code: 1,
      out: '',
      err: `${backup} is damaged: it differs from the checksum in ${backup}.sha256. Nothing was changed; take another backup.\n`,
    });
    expect(readFileSync(join(dataDir, databaseName)).equals(before)).toBe(true);
    copyFileSync(join(finished?.backup ?? '', 'backup.db'), backup);
    const { code, out } = await runHere('restore', dataDir, backup);
    expect(code).toBe(0);
    expect(out).not.toContain('sha256');
  });

  it('names the database when its disk is full, and leaves it unchanged', async () => {
    const { dataDir, backup } = await madeBackup();
    const [names, before] = [readdirSync(dataDir), readFileSync(join(dataDir, databaseName))];
    const { status, stderr } = runOnFullDisk('restore', dataDir, backup);
    expect(status).toBe(1);
    expect(stderr).toContain(`${join(dataDir, databaseName)} cannot be used: `);
    expect(readdirSync(dataDir)).toEqual(names);
    expect(readFileSync(join(dataDir, databaseName)).equals(before)).toBe(true);
  });

  it('does nothing while a server uses the data folder', async () => {
    const { dataDir, backup } = await madeBackup();
    const server = await startServer({ dataDir });
    const cookie = await signIn(server.url);
    const { code, out, err } = await runCommand('restore', dataDir, backup);
    expect({ code, out }).toEqual({ code: 75, out: '' });
    expect(err).toBe(`A server or a command is using ${dataDir}: stop it first.\n`);
    expect((await write(server.url, cookie, 'website', 3)).status).toBe(201);
  });

  it.each<[string, (file: string) => void, RegExp]>([
    [
      'no database',
      (file) => writeFileSync(file, 'not a database at all, whatever its name'),
      /backup\.db is damaged or not a database/,
    ],
    ['an empty file', (file) => writeFileSync(file, ''), /is not a database of Tanya Kami/],
    [
      'a cut copy',
      (file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000)),
      /is damaged/,
    ],
    [
      'damage deep inside',
      (file) => {
        const bytes = readFileSync(file);
        bytes.fill(0x5a, 8192, 24_576);
        writeFileSync(file, bytes);
      },
      /is damaged/,
    ],
    [
      'a broken reference',
      (file) => change(file, `pragma foreign_keys = off; update users set website_id = 999`),
      /has 1 broken references/,
    ],
    [
      'another program’s tables',
      (file) => change(file, 'drop table __drizzle_migrations'),
      /is not a database of Tanya Kami/,
    ],
    [
      'a newer version’s migration',
      (file) =>
        change(file, `insert into __drizzle_migrations (hash, created_at) values ('abc', 9e15)`),
      /a newer version made it\. Upgrade first\./,
    ],
    [
      'a log beside it',
      (file) => writeFileSync(`${file}-wal`, 'pages'),
      /is a database in use, not a backup/,
    ],
  ])('replaces nothing with %s', async (_, spoil, message) => {
    const { dataDir, backup } = await madeBackup();
    spoil(backup);
    const [names, before] = [readdirSync(dataDir), readFileSync(join(dataDir, databaseName))];
    const { code, out, err } = await runHere('restore', dataDir, backup);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('    at ');
    expect(readdirSync(dataDir)).toEqual(names);
    expect(readFileSync(join(dataDir, databaseName)).equals(before)).toBe(true);
  });

  it('replaces a damaged database, and keeps that one too', async () => {
    const { dataDir, backup } = await madeBackup();
    writeFileSync(join(dataDir, databaseName), 'nothing is left of it');
    const { code, out } = await runHere('restore', dataDir, backup);
    expect(code).toBe(0);
    const replaced = /What it replaced is in (.*)/.exec(out)?.[1] ?? '';
    expect(readFileSync(replaced, 'utf8')).toBe('nothing is left of it');
    expect(query(join(dataDir, databaseName), 'pragma integrity_check')).toEqual(['ok']);
  });

  it('creates a database, and its folder, only with --new', async () => {
    const { backup } = await madeBackup();
    const dataDir = join(temporaryFolder(), 'new');
    expect(await runHere('restore', dataDir, backup)).toEqual({
      code: 1,
      out: '',
      err: `There is no database in ${dataDir}. Set DATA_DIR to the folder of the database, or add --new to create one in this folder.\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
    expect(await runHere('restore', dataDir, '--new', backup)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${join(dataDir, databaseName)} was created from ${backup}.`),
      err: '',
    });
    await startServer({ dataDir });
    expect(existsSync(backup)).toBe(true);
  });
});

describe('a data folder', () => {
  it('of a newer version is not changed by an older one', async () => {
    const { dataDir } = await madeBackup();
    const file = join(dataDir, databaseName);
    change(file, `insert into __drizzle_migrations (hash, created_at) values ('abc', 9e15)`);
    copyFileSync(file, `${file}.copy`);
    await expect(startServer({ dataDir })).rejects.toThrow(
      'a newer version made it. Upgrade first.',
    );
    expect(readFileSync(file).equals(readFileSync(`${file}.copy`))).toBe(true);
  });
});

/** Runs a command that cannot write more than 64 KB into a file. */
function runOnFullDisk(name: string, dataDir: string, file: string) {
  const main = join(builtApi(), 'dist/api/cli/main.js');
  const limited = `trap '' XFSZ; ulimit -S -f 64; exec "$0" "$@"`;
  return spawnSync('bash', ['-c', limited, process.execPath, main, name, file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

function change(file: string, sql: string): void {
  const connection = new Sqlite(file);
  connection.exec(sql);
  connection.close();
}
