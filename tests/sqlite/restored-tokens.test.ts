import { join } from 'node:path';
import { expect, it } from 'vitest';
import { daysBefore, jakartaDay } from '../../api/contract/jakarta-day.ts';
import { machines, machineTokens } from '../../api/db/schema.ts';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { migrationsFolder } from '../../api/db/sqlite/open-data-folder.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { runHere } from '../faults/run-here.ts';

it('a restore names the tokens that work, because they may have been revoked since the backup', async () => {
  const folder = temporaryFolder();
  const backup = join(folder, 'backup.db');
  const today = jakartaDay(new Date());
  const db = await openSqlite({ file: backup, migrationsFolder });
  await db.write(async (tx) => {
    const edit = { lastEditedAt: new Date().toISOString(), lastEditedBy: 'admin' };
    await tx.insert(machines).values({
      ...{ id: 1, name: 'Impor malam', nameKey: 'impor malam', role: 'editor' },
      ...{ websiteIds: [1], mayPublish: false, addresses: [], ...edit },
    });
    const token = { machineId: 1, expiresOn: today };
    await tx.insert(machineTokens).values([
      { ...token, name: 'Server', hash: 'a', lastFour: 'AAAA' },
      { ...token, name: 'Lama', hash: 'b', lastFour: 'BBBB', expiresOn: daysBefore(today, 1) },
      { ...token, name: 'Bocor', hash: 'c', lastFour: 'CCCC', revokedAt: edit.lastEditedAt },
    ]);
  });
  await db.close();
  const { out } = await runHere('restore', join(folder, 'data'), '--new', backup);
  expect(out).toContain(
    `These tokens of programs work, also if they were revoked after the backup; revoke those again in 'Akses program':
  Impor malam: Server (...AAAA), until ${today}
Start the server,`,
  );
});
