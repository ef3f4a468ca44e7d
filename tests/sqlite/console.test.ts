import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openDataFolder } from '../../api/db/sqlite/open-data-folder.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { atConsole } from '../api/at-console.ts';
import { temporaryFolder } from '../api/test-api.ts';

const inFolder = (dataDir: string, ...args: string[]) => atConsole({ DATA_DIR: dataDir }, ...args);

const commands = [
  ...['backup', 'restore', 'move-to-postgres', 'admin'],
  ...['whitelist', 'ledger', 'words', 'snapshot'],
];

/** Creates a data folder with a database. */
async function preparedFolder(): Promise<string> {
  const folder = temporaryFolder();
  await (await openDataFolder(folder, 'share')).close();
  return folder;
}

describe('the program at the console', () => {
  it('prints the result, names the data folder on standard error, and exits with 0', async () => {
    const dataDir = await preparedFolder();
    expect(await inFolder(dataDir, 'whitelist', 'add', '203.0.113.7')).toEqual({
      out: '203.0.113.7 was added to the whitelist.\n',
      err: `Data folder: ${dataDir}\n`,
      code: 0,
    });
  });

  it.each(['--help', '-h'])('lists its commands for %s', async (flag) => {
    const { out, err, code } = await inFolder('/nowhere', flag);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect([...out.matchAll(/^ {2}([\w-]+) {2,}\w/gm)].map(([, name]) => name)).toEqual(commands);
  });

  it.each(commands)('describes %s, which is also an npm script', async (name) => {
    const { out, code } = await inFolder('/nowhere', name, '--help');
    expect(out).toMatch(new RegExp(`^Usage: tanya-kami ${name} `));
    expect(code).toBe(0);
    const scripts: Record<string, string> = packageJson.scripts;
    expect(scripts[name]).toBe(`exec node dist/api/cli/main.js ${name}`);
  });

  it('exits with 1 when a command fails', async () => {
    const dataDir = await preparedFolder();
    expect(await inFolder(dataDir, 'whitelist', 'remove', '203.0.113.7')).toEqual({
      out: '',
      err: `Data folder: ${dataDir}\n203.0.113.7 is not on the whitelist.\n`,
      code: 1,
    });
  });

  it.each([
    [[], 'A command is missing.'],
    [['destroy'], 'Unknown command: destroy.'],
    [['admin', 'destroy'], 'Unknown action: destroy.'],
    [['backup'], 'A backup takes one file.'],
    [['restore', '--new'], 'A restore takes one file.'],
  ])('exits with 2 and prints the usage for %j', async (args, problem) => {
    const { out, err, code } = await inFolder(await preparedFolder(), ...args);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain(`${problem}\n\nUsage: tanya-kami `);
  });

  it('exits with 78 when a setting is not usable', async () => {
    vi.stubEnv('PORT', 'http');
    expect(await inFolder(temporaryFolder(), 'whitelist', 'list')).toEqual({
      out: '',
      err: 'These settings are not usable:\n  PORT: must be a port number\n',
      code: 78,
    });
  });
});

describe('a data folder without a database', () => {
  const createOne = ', or add --new to create one in this folder.';

  it.each([
    [['backup', 'copy.db'], '.'],
    [['admin', 'create', 'budi'], createOne],
    [['whitelist', 'add', '203.0.113.7'], createOne],
    [['ledger', 'import', 'tickets.csv'], createOne],
  ])('is refused by %j and not changed, also when it does not exist', async (args, hint) => {
    const empty = temporaryFolder();
    for (const dataDir of [empty, join(empty, 'missing')]) {
      expect(await inFolder(dataDir, ...args)).toEqual({
        out: '',
        err: `Data folder: ${dataDir}\nThere is no database in ${dataDir}. Set DATA_DIR to the folder of the database${hint}\n`,
        code: 1,
      });
      expect(readdirSync(empty)).toEqual([]);
    }
  });

  it('gets a database with --new, and only once', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const add = ['whitelist', 'add', '203.0.113.7'];
    expect(await inFolder(dataDir, ...add, '--new')).toMatchObject({ code: 0 });
    expect(await inFolder(dataDir, ...add, '--new')).toMatchObject({
      err: `Data folder: ${dataDir}\n${dataDir} is not new: leave out --new to use its database.\n`,
      code: 1,
    });
    expect((await inFolder(dataDir, 'whitelist', 'list')).out).toContain('203.0.113.7');
  });
});

describe('a file or folder that cannot be used', () => {
  /** Returns the last line of standard error: one sentence without a stack. */
  async function problemOf(dataDir: string, ...args: string[]): Promise<string> {
    const { out, err, code } = await inFolder(dataDir, ...args);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    const [folder, ...rest] = err.split('\n');
    expect(folder).toBe(`Data folder: ${dataDir}`);
    return rest.join('\n');
  }

  it('is named when a data folder is a file', async () => {
    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    for (const args of [
      ['whitelist', 'list'],
      ['backup', '/copy.db'],
      ['restore', file],
    ]) {
      expect(await problemOf(file, ...args)).toBe(
        `${file} cannot be used: a part of the path is a file, not a folder.\n`,
      );
    }
  });

  it('is named when a backup cannot be written there', async () => {
    const dataDir = await preparedFolder();
    const folder = temporaryFolder();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await problemOf(dataDir, 'backup', join(folder, 'missing', 'a.db'))).toBe(
      `${join(folder, 'missing')} does not exist.\n`,
    );
    expect(await problemOf(dataDir, 'backup', join(file, 'a.db'))).toBe(
      `${file} is a file, not a folder.\n`,
    );
    expect(await problemOf(dataDir, 'backup', folder)).toBe(
      `${folder} is a folder: add the name of the copy.\n`,
    );
    expect(await problemOf(dataDir, 'backup', file)).toBe(
      `${file} exists already and was not changed.\n`,
    );
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('is named when a restore cannot read it', async () => {
    const dataDir = await preparedFolder();
    const missing = join(dataDir, 'missing.db');
    expect(await problemOf(dataDir, 'restore', missing)).toBe(`${missing} does not exist.\n`);
    expect(await problemOf(dataDir, 'restore', dataDir)).toBe(
      `${dataDir} is a folder, not a file.\n`,
    );
  });
});
