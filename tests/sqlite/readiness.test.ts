import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { migrationsFolder } from '../../api/db/sqlite/open-data-folder.ts';
import { createTestApi, temporaryFolder } from '../api/test-api.ts';

describe('/readyz', () => {
  it('is not ready while another process locks the database, and reveals nothing else', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const db = await openSqlite({ file, migrationsFolder });
    onTestFinished(() => db.close());
    const other = new Sqlite(file);
    other.exec('BEGIN IMMEDIATE');
    const api = await createTestApi({ db });
    const response = await api.call('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toEqual({ status: 'not ready', reason: 'database' });
    expect(api.loggedErrors).toHaveLength(1);
    other.exec('COMMIT');
    other.close();
    // The delayed write of the check ends about now. The check tries again after a second.
    await expect.poll(async () => (await api.call('/readyz')).status, { timeout: 5000 }).toBe(200);
  });

  it('is not ready after another version has changed the tables', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const db = await openSqlite({ file, migrationsFolder });
    onTestFinished(() => db.close());
    const other = new Sqlite(file);
    other.exec(`insert into __drizzle_migrations (hash, created_at) values ('newer', 9e15)`);
    other.close();
    const api = await createTestApi({ db });
    expect((await api.call('/readyz')).status).toBe(503);
  });
});
