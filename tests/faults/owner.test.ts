import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { runCommand } from './running-server.ts';

/** The id of another user if the test runs as root. Other users can only create their own files. */
const owner = process.getuid?.() === 0 ? 12_345 : process.getuid?.();

it('the owner of the data folder owns every file that the commands write, also when root runs them', async () => {
  const dataDir = temporaryFolder();
  const backups = temporaryFolder();
  const copy = join(backups, 'copy.db');
  chownSync(dataDir, owner ?? -1, owner ?? -1);
  const steps = [
    ['whitelist', 'add', '--new', '203.0.113.7'],
    ['admin', 'create', 'budi'],
    ['backup', copy],
    ['restore', copy],
    ['whitelist', 'list'],
  ] as const;
  for (const [name, ...args] of steps) {
    const { code, err } = await runCommand(name, dataDir, ...args);
    expect({ name, code, err }).toEqual({ name, code: 0, err: '' });
    const others = [...readdirSync(dataDir).map((file) => join(dataDir, file))].filter((file) => {
      const { uid, gid } = statSync(file);
      return uid !== owner || gid !== owner;
    });
    expect(others, name).toEqual([]);
  }
  expect(readdirSync(dataDir).some((file) => file.includes('.replaced-'))).toBe(true);
  expect(statSync(copy)).toMatchObject({ uid: owner, gid: owner });
});
