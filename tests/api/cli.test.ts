import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { adminCommand } from '../../api/cli/admin-command.ts';
import { CommandError, UsageError } from '../../api/cli/command.ts';
import { runCommandLine } from '../../api/cli/run-command-line.ts';
import { whitelistCommand } from '../../api/cli/whitelist-command.ts';
import { openDataFolder } from '../../api/db/open-data-folder.ts';
import { users, whitelists } from '../../api/db/schema.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { createTestApi, listedIp, strangerIp, temporaryFolder } from './test-api.ts';

function passwordIn(output: string): string {
  return /Password {2}(\S+)/.exec(output)?.[1] ?? '';
}

/** The exit code and output of the console's program. */
async function atConsole(dataDir: string, ...args: string[]) {
  vi.stubEnv('DATA_DIR', dataDir);
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await runCommandLine(args);
    const text = (spy: typeof stdout) => spy.mock.calls.map(([chunk]) => chunk).join('');
    return { out: text(stdout), err: text(stderr), code };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** A data folder with a database. */
function preparedFolder(): string {
  const folder = temporaryFolder();
  openDataFolder(folder, 'share').close();
  return folder;
}

describe('the command admin', () => {
  it('creates an account that can sign in', async () => {
    const api = await createTestApi();
    const output = await adminCommand.run(api.db, ['create', ' Budi ']);
    expect(output).toMatch(/^Account created\.\n {2}Username {2}Budi\n {2}Password {2}[\w-]{22}$/);
    await expect(api.signIn('Budi', passwordIn(output))).resolves.toContain('token=');
  });

  it('sets a new password and ends the account’s sessions', async () => {
    const api = await createTestApi();
    const cookie = await api.signIn();
    const output = await adminCommand.run(api.db, ['reset-password', 'ADMIN']);
    expect(output).toContain('Username  admin');
    expect((await api.call('/api/websites/list', { cookie })).status).toBe(401);
    await expect(api.signIn('admin', passwordIn(output))).resolves.toContain('token=');
  });

  it.each([
    [['create', 'Admin'], 'There is already an account named Admin.'],
    [['create', 'x'.repeat(65)], 'A username has at most 64 characters.'],
    [['create', 'System'], 'The username is a name that the audit trail uses.'],
    [['create', 'bu\u3164di'], 'The username has invisible characters.'],
    [
      ['create', '\u0430dmin'],
      'The username has letters of several scripts, or of a script that is no longer used.',
    ],
    [['reset-password', 'nobody'], 'There is no account named nobody.'],
  ])('%j fails: %s', async (args, message) => {
    const api = await createTestApi();
    await expect(adminCommand.run(api.db, args)).rejects.toEqual(new CommandError(message));
    expect(await api.db.read.$count(users)).toBe(1);
  });

  it.each([[[]], [['remove', 'x']], [['create']], [['create', ' ']], [['create', 'a', 'b']]])(
    '%j shows the usage',
    async (args) => {
      const api = await createTestApi();
      await expect(adminCommand.run(api.db, args)).rejects.toBeInstanceOf(UsageError);
    },
  );
});

describe('the command whitelist', () => {
  it('adds an address while a server runs, and removes it again', async () => {
    const api = await createTestApi();
    const passesGate = async () =>
      (await (await api.call('/whitelist', { ip: strangerIp })).json()).whitelist.status;
    const run = (...args: string[]) => whitelistCommand.run(api.db, args);
    expect(await run('add', strangerIp)).toBe('198.51.100.9 was added to the whitelist.');
    expect(await passesGate()).toBe(true);
    expect(await run('add', strangerIp)).toBe('198.51.100.9 was already on the whitelist.');
    expect(await run('remove', strangerIp)).toBe('198.51.100.9 was removed from the whitelist.');
    expect(await passesGate()).toBe(false);
  });

  it('activates an inactive entry', async () => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.update(whitelists).set({ status: false }));
    expect(await whitelistCommand.run(api.db, ['list'])).toBe('127.0.0.1        inactive');
    await whitelistCommand.run(api.db, ['add', '127.0.0.1']);
    expect(await whitelistCommand.run(api.db, ['list'])).toBe('127.0.0.1        active');
  });

  it('says that no client can have a certain address', async () => {
    const api = await createTestApi();
    const added = await whitelistCommand.run(api.db, ['add', '999.1.1.1']);
    expect(added).toContain('no client can ever have this address');
    expect(await whitelistCommand.run(api.db, ['list'])).toContain('no client can ever');
  });

  it('says that nobody passes with an empty list', async () => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(whitelists).where(eq(whitelists.id, 1)));
    expect(await whitelistCommand.run(api.db, ['list'])).toContain('empty');
  });

  it.each([
    [['add', '1.2.3'], '1.2.3 is not an IPv4 address such as 203.0.113.7.'],
    [['remove', '1.2.3.4'], '1.2.3.4 is not on the whitelist.'],
    [
      ['remove', listedIp],
      '127.0.0.1 is the last address that passes the gate: add another one first.',
    ],
  ])('%j fails: %s', async (args, message) => {
    const api = await createTestApi();
    await expect(whitelistCommand.run(api.db, args)).rejects.toEqual(new CommandError(message));
  });

  it.each([[[]], [['show']], [['add']], [['list', 'x']], [['remove', 'a', 'b']]])(
    '%j shows the usage',
    async (args) => {
      const api = await createTestApi();
      await expect(whitelistCommand.run(api.db, args)).rejects.toBeInstanceOf(UsageError);
    },
  );
});

describe('the program at the console', () => {
  it('prints the result, names the data folder beside it, and exits with 0', async () => {
    const dataDir = preparedFolder();
    expect(await atConsole(dataDir, 'whitelist', 'add', '203.0.113.7')).toEqual({
      out: '203.0.113.7 was added to the whitelist.\n',
      err: `Data folder: ${dataDir}\n`,
      code: 0,
    });
  });

  it.each(['--help', '-h'])('lists its commands for %s', async (flag) => {
    const { out, err, code } = await atConsole('/nowhere', flag);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect([...out.matchAll(/^ {2}(\w+) {2,}\w/gm)].map(([, name]) => name)).toEqual([
      'backup',
      'restore',
      'admin',
      'whitelist',
      'ledger',
    ]);
  });

  it.each(['backup', 'restore', 'admin', 'whitelist', 'ledger'])(
    'describes %s, which npm runs too',
    async (name) => {
      const { out, code } = await atConsole('/nowhere', name, '--help');
      expect(out).toMatch(new RegExp(`^Usage: tanya-kami ${name} `));
      expect(code).toBe(0);
      const scripts: Record<string, string> = packageJson.scripts;
      expect(scripts[name]).toBe(`exec node dist/api/cli/main.js ${name}`);
    },
  );

  it('exits with 1 when a command fails', async () => {
    const dataDir = preparedFolder();
    expect(await atConsole(dataDir, 'whitelist', 'remove', '203.0.113.7')).toEqual({
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
    const { out, err, code } = await atConsole(preparedFolder(), ...args);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain(`${problem}\n\nUsage: tanya-kami `);
  });

  it('exits with 78 when a setting is not usable', async () => {
    vi.stubEnv('PORT', 'http');
    expect(await atConsole(temporaryFolder(), 'whitelist', 'list')).toEqual({
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
  ])('is refused by %j and stays as it is, also when it does not exist', async (args, hint) => {
    const empty = temporaryFolder();
    for (const dataDir of [empty, join(empty, 'missing')]) {
      expect(await atConsole(dataDir, ...args)).toEqual({
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
    expect(await atConsole(dataDir, ...add, '--new')).toMatchObject({ code: 0 });
    expect(await atConsole(dataDir, ...add, '--new')).toMatchObject({
      err: `Data folder: ${dataDir}\n${dataDir} is not new: leave out --new to use its database.\n`,
      code: 1,
    });
    expect((await atConsole(dataDir, 'whitelist', 'list')).out).toContain('203.0.113.7');
  });
});

describe('a file or folder that cannot be used', () => {
  /** The last line of standard error: one sentence, no stack. */
  async function problemOf(dataDir: string, ...args: string[]): Promise<string> {
    const { out, err, code } = await atConsole(dataDir, ...args);
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
    const dataDir = preparedFolder();
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
    const dataDir = preparedFolder();
    const missing = join(dataDir, 'missing.db');
    expect(await problemOf(dataDir, 'restore', missing)).toBe(`${missing} does not exist.\n`);
    expect(await problemOf(dataDir, 'restore', dataDir)).toBe(
      `${dataDir} is a folder, not a file.\n`,
    );
  });
});
