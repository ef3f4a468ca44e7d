import { existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseFile, openDataFolder } from '../../api/db/sqlite/open-data-folder.ts';
import { temporaryFolder } from '../api/test-api.ts';

it('creates no file through a link in the data folder', async () => {
  const folder = temporaryFolder();
  const target = join(temporaryFolder(), 'target');
  await (await openDataFolder(folder, 'share')).close();
  const linked = temporaryFolder();
  symlinkSync(target, join(linked, 'in-use.lock'));
  await expect(openDataFolder(linked, 'share')).rejects.toThrow('ELOOP');
  expect(existsSync(target)).toBe(false);
});

it('changes no permissions through a link in the data folder', async () => {
  const folder = temporaryFolder();
  const target = join(temporaryFolder(), 'target');
  writeFileSync(target, 'not a database, but of some length', { mode: 0o644 });
  symlinkSync(target, databaseFile(folder));
  await expect(openDataFolder(folder, 'share')).rejects.toThrow();
  expect(statSync(target).mode & 0o777).toBe(0o644);
});
