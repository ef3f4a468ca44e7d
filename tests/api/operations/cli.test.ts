import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminCommand } from '../../../api/cli/admin-command.ts';
import { CommandError, UsageError } from '../../../api/cli/command.ts';
import { whitelistCommand } from '../../../api/cli/whitelist-command.ts';
import { users, whitelists } from '../../../api/db/schema.ts';
import { createAdminApi, createTestApi, listedIp, strangerIp } from '../test-api.ts';

function passwordIn(output: string): string {
  return /Password {2}(\S+)/.exec(output)?.[1] ?? '';
}

describe('the command admin', () => {
  it('creates an account that can sign in', async () => {
    const api = await createTestApi();
    const output = await adminCommand.run(api.db, ['create', ' Budi ']);
    expect(output).toMatch(/^Account created\.\n {2}Username {2}Budi\n {2}Password {2}[\w-]{22}$/);
    await expect(api.signIn('Budi', passwordIn(output))).resolves.toContain('token=');
  });

  it('sets a new password and ends the account’s sessions', async () => {
    const { api, cookie } = await createAdminApi();
    const output = await adminCommand.run(api.db, ['reset-password', 'ADMIN']);
    expect(output).toContain('Username  admin');
    expect((await api.call('/api/websites/list', { cookie })).status).toBe(401);
    await expect(api.signIn('admin', passwordIn(output))).resolves.toContain('token=');
  });

  it.each([
    [['create', 'Admin'], 'There is already an account named Admin.'],
    [['create', 'admi\u0144'], 'The username looks like the name of another account.'],
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
      (await api.send('GET', '/whitelist', { ip: strangerIp })).json.whitelist.status;
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

  it.each(['999.1.1.1', '240.0.0.1', '0.0.0.1'])('says that no client can have %s', async (ip) => {
    const api = await createTestApi();
    const added = await whitelistCommand.run(api.db, ['add', ip]);
    expect(added).toContain('no client can ever have this address');
    expect(await whitelistCommand.run(api.db, ['list'])).toContain('no client can ever');
  });

  it('adds, lists and removes a network, whatever its spelling', async () => {
    const api = await createTestApi();
    const run = (...args: string[]) => whitelistCommand.run(api.db, args);
    expect(await run('add', '2001:DB8:1::7/48')).toBe(
      '2001:db8:1::/48 was added to the whitelist.\nIt admits every address from 2001:db8:1:: to 2001:db8:1:ffff:ffff:ffff:ffff:ffff.',
    );
    expect(await run('add', '2001:db8:1::/48')).toContain('was already on the whitelist.');
    expect(await run('add', '10.1.2.3/32')).toBe('10.1.2.3 was added to the whitelist.');
    expect(await run('list')).toBe(
      '127.0.0.1        active\n2001:db8:1::/48  active\n10.1.2.3         active',
    );
    await expect(run('remove', '2001:db8:1::7')).rejects.toEqual(
      new CommandError('2001:db8:1::7 is not on the whitelist. It is inside of 2001:db8:1::/48.'),
    );
    expect(await run('remove', '2001:0db8:1::/48')).toBe(
      '2001:db8:1::/48 was removed from the whitelist.',
    );
  });

  it('says that no address passes while the list is empty', async () => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(whitelists).where(eq(whitelists.id, 1)));
    expect(await whitelistCommand.run(api.db, ['list'])).toContain('empty');
  });

  it.each([
    [
      ['add', '1.2.3'],
      '1.2.3 is not an address such as 203.0.113.7 or a network such as 103.10.20.0/24.',
    ],
    [['add', '10.0.0.0/8'], '10.0.0.0/8 is too wide: a network has at least /16, or /32 for IPv6.'],
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
