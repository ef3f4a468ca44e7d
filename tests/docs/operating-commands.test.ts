import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { builtApi } from '../faults/built-api.ts';
import { startServer } from '../faults/running-server.ts';
import { inSlowRun, isSlowRun } from '../repetitions.ts';
import { read } from './read.ts';

const operating = read('docs/operating.md');

/** Returns the first shell block below a heading. */
function linesBelow(heading: string): string {
  const section = operating.split(/^#{2,3} /m).find((text) => text.startsWith(`${heading}\n`));
  return (
    /^```sh\n([\s\S]+?)^```/m.exec(section ?? '')?.[1] ?? `echo no lines below ${heading}; exit 1`
  );
}

/**
 * Simulates a machine with the service of operating.md in a temporary folder. Paths of the documents are replaced by paths
 * in this folder, and `systemctl` only records its calls.
 */
function installation() {
  const root = temporaryFolder();
  const movedPath: Readonly<Record<string, string>> = {
    '/opt/tanya-kami': builtApi(),
    '/usr/bin/node': process.execPath,
  };
  const moved = (text: string) =>
    text.replaceAll(
      /(?<![\w-])\/(?:opt\/tanya-kami|usr\/bin\/node|(?:var\/lib|var\/backups|etc|tmp)\/)/g,
      (path) => movedPath[path] ?? join(root, path),
    );
  const bin = join(root, 'bin');
  for (const folder of ['bin', 'etc', 'tmp', 'var/lib/tanya-kami', 'var/lib/tanya-kami-backups'])
    mkdirSync(join(root, folder), { recursive: true });
  const program = (name: string, text: string) => {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  };
  program('tanya-kami', moved(read('deploy/tanya-kami')));
  program('node', `#!/bin/sh\nexec '${process.execPath}' "$@"\n`);
  program('systemctl', `#!/bin/sh\necho "$@" >> '${root}/systemctl.log'\n`);
  return {
    path: (name: string) => join(root, name),
    moved,
    /** Runs lines of a document. */
    run(lines: string, env: Record<string, string> = {}) {
      const { status, stdout, stderr } = spawnSync('/bin/sh', ['-euc', moved(lines)], {
        cwd: join(root, 'tmp'),
        env: { PATH: `${bin}:${process.env.PATH}`, ...env },
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    },
    startServer: () => startServer({ dataDir: join(root, 'var/lib/tanya-kami') }),
  };
}

if (isSlowRun)
  it('the commands for a service work on its database', inSlowRun, async () => {
    const machine = installation();
    await machine.startServer();
    writeFileSync(
      machine.path('tmp/tickets.csv'),
      'ticket,username,amount,final_amount,recorded_at\n',
    );
    const { status, stdout, stderr } = machine.run(linesBelow('Commands'));
    expect({ status, folders: new Set(stderr.trim().split('\n')) }).toEqual({
      status: 0,
      folders: new Set([`Data folder: ${machine.path('var/lib/tanya-kami')}`]),
    });
    expect(stdout).toContain('203.0.113.7 was added to the whitelist.');
    expect(stdout).toMatch(/Account created\.\n {2}Username {2}budi/);
    expect(stdout).toContain('Password changed');
    expect(stdout).toContain('0 added, 0 changed');
  });

it('a backup, a restore and a trial restore work as they are written', async () => {
  const machine = installation();
  const server = await machine.startServer();
  expect(machine.run(linesBelow('Backups'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is a complete copy of the database.'),
  });
  const [made = '', checksum] = readdirSync(machine.path('var/backups/tanya-kami'));
  expect(checksum).toBe(`${made}.sha256`);
  expect(made).toMatch(/^\d{4}-\d\d-\d\d\.db$/);
  const [upgrade = ''] = linesBelow('Upgrading').split('\n');
  expect(machine.run(upgrade)).toMatchObject({ status: 0 });
  machine.run('tanya-kami whitelist add 198.51.100.9');
  await server.kill('SIGTERM');

  const restoring = linesBelow('Restoring').replace('2026-11-20.db', made);
  const { status, stdout } = machine.run(restoring);
  expect(status).toBe(0);
  expect(stdout).toContain(`${machine.path('var/lib/tanya-kami/tanya-kami.db')} was replaced by`);
  expect(readFileSync(machine.path('systemctl.log'), 'utf8')).toBe(
    'stop tanya-kami\nstart tanya-kami\n',
  );
  expect(machine.run('tanya-kami whitelist list').stdout).not.toContain('198.51.100.9');

  const trial = /^DATA_DIR=.* --new .*$/m.exec(operating)?.[0].replace('2026-11-20.db', made);
  expect(machine.run(trial ?? 'exit 1')).toMatchObject({ status: 0 });
  expect(readdirSync(machine.path('tmp/trial'))).toContain('tanya-kami.db');
});

if (isSlowRun)
  it(
    'uses the data folder of the service’s settings, unless the environment sets one',
    inSlowRun,
    () => {
      const machine = installation();
      const folderOf = (env: Record<string, string> = {}) =>
        /^Data folder: (.*)$/m.exec(machine.run('tanya-kami whitelist list', env).stderr)?.[1];
      expect(folderOf()).toBe(machine.path('var/lib/tanya-kami'));
      writeFileSync(machine.path('etc/tanya-kami.env'), '# settings\nPORT=80\n');
      expect(folderOf()).toBe(machine.path('var/lib/tanya-kami'));
      writeFileSync(machine.path('etc/tanya-kami.env'), 'PORT=80\nDATA_DIR=/mnt/kami\n');
      expect(folderOf()).toBe('/mnt/kami');
      expect(folderOf({ DATA_DIR: '/mnt/other' })).toBe('/mnt/other');
    },
  );

if (isSlowRun)
  it('the nightly backup’s unit copies the service’s database', inSlowRun, async () => {
    const machine = installation();
    await machine.startServer();
    const unit = read('deploy/tanya-kami-backup.service');
    const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
    const [, command = ''] = /^\/bin\/sh -c '(.*)'$/.exec(setting('ExecStart')) ?? [];
    const [name = '', value = ''] = setting('Environment').split('=');
    const lines = `cd ${setting('WorkingDirectory')}\n${command.replaceAll('%%', '%')}`;
    expect(machine.run(lines, { [name]: machine.moved(value) })).toMatchObject({ status: 0 });
    expect(readdirSync(machine.path('var/lib/tanya-kami-backups'))).toEqual([
      expect.stringMatching(/^\d{8}T\d{6}Z\.db$/),
      expect.stringMatching(/^\d{8}T\d{6}Z\.db\.sha256$/),
    ]);
  });
