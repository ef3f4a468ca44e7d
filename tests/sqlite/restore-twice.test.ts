import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { migrationsFolder } from '../../api/db/sqlite/open-data-folder.ts';
import { restoreDatabase } from '../../api/db/sqlite/restore-database.ts';
import { temporaryFolder } from '../api/test-api.ts';

it('a second restore within one second saves what it replaces, too', async () => {
  const folder = temporaryFolder();
  const [from, to] = ['backup.db', 'tanya-kami.db'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  for (const file of [from, to]) await (await openSqlite({ file, migrationsFolder })).close();
  for (const ms of [100, 200]) {
    const now = new Date(Date.UTC(2026, 10, 28, 6, 0, 0, ms));
    await restoreDatabase({ from, to, migrationsFolder, now });
  }
  expect(readdirSync(folder).filter((name) => name.includes('.replaced-'))).toHaveLength(2);
});
