import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupDatabase } from '../../api/db/sqlite/backup-database.ts';
import { readBackupTime } from '../../api/db/sqlite/backup-time.ts';
import {
  databaseFile,
  migrationsFolder,
  openDataFolder,
} from '../../api/db/sqlite/open-data-folder.ts';
import { temporaryFolder } from '../api/test-api.ts';

async function createDataFolder(): Promise<string> {
  const folder = temporaryFolder();
  await (await openDataFolder(folder, 'share')).close();
  return folder;
}

it('removes the files of a killed backup, and nothing else', async () => {
  const from = databaseFile(await createDataFolder());
  const folder = temporaryFolder();
  const { pid: ended } = spawnSync('true');
  const left = [`a.db.${ended}.backup-part`, `a.db.${ended}.backup-part-journal`];
  const kept = [`b.db.${process.ppid}.backup-part`, 'c.db', `film.${ended}.partial`];
  for (const name of [...left, ...kept]) writeFileSync(join(folder, name), '');
  // In a container, every command may have this process id.
  writeFileSync(join(folder, `old.db.${process.pid}.backup-part`), '');
  await backupDatabase({ from, to: join(folder, 'new.db'), migrationsFolder });
  expect(readdirSync(folder).toSorted()).toEqual([...kept, 'new.db', 'new.db.sha256'].toSorted());
});

it('saves its time only after it is complete', async () => {
  const data = await createDataFolder();
  const options = { from: databaseFile(data), migrationsFolder };
  const missing = join(temporaryFolder(), 'missing', 'new.db');
  await expect(backupDatabase({ ...options, to: missing })).rejects.toThrow('ENOENT');
  expect(await readBackupTime(data)).toBe(0);
  await backupDatabase({ ...options, to: join(temporaryFolder(), 'new.db') });
  expect(Math.abs((await readBackupTime(data)) - Date.now() / 1000)).toBeLessThan(60);
});
