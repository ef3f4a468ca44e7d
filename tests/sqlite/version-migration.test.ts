import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, it, onTestFinished } from 'vitest';
import type { AuditEntry } from '../../api/contract/audit.ts';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { faqForm } from '../api/faq-form.ts';
import { addAdmin, createTestApi, repositoryRoot, temporaryFolder } from '../api/test-api.ts';

const migrationsFolder = join(repositoryRoot, 'api/db/sqlite/migrations');

/** Creates a database from before rows had versions, with a row of every kind that now has one. */
function databaseWithoutVersions(): string {
  const folder = temporaryFolder();
  const old = join(folder, 'migrations');
  cpSync(migrationsFolder, old, { recursive: true });
  const journalFile = join(old, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }));
  const file = join(folder, 'old.db');
  const connection = new Sqlite(file);
  migrate(drizzle(connection), { migrationsFolder: old });
  const stamp = "'2026-01-01T00:00:00.000Z', 'system'";
  connection.exec(`
    insert into websites values (1, 'Satu', 'a.example', '10.0.0.1', ${stamp});
    insert into whitelists values (1, '127.0.0.1', 1, ${stamp});
    insert into website_links values (1, 1, 'a.example', 'https://a.example/', ${stamp});
    insert into users values (1, 'lama', 'lama', 'x', 1, 1, 1, ${stamp});
    insert into faqs values (22, 1, null, 'Akar', null, null, 1, '0000001/', ${stamp});
    insert into faqs values (23, 1, 22, 'Anak', 'Ya', null, 1, '0000001/0000001/', ${stamp});
  `);
  connection.close();
  return file;
}

it('sets version 1 for rows of an older database, and undoes their deletion', async () => {
  const db = await openSqlite({ file: databaseWithoutVersions(), migrationsFolder });
  onTestFinished(() => db.close());
  await addAdmin(db, 'admin');
  const api = await createTestApi({ db });
  const cookie = await api.signIn();
  const read = async (path: string) => await (await api.call(path, { cookie })).json();
  for (const list of ['users', 'websites', 'whitelists', 'livechatwebsitelinks', 'faqs/1']) {
    expect((await read(`/api/${list}/100/1`))[0]).toMatchObject({ version: 1 });
  }
  const body = faqForm({ question: 'Akar baru', version: '1' });
  expect((await api.call('/api/faqs/22', { method: 'PUT', cookie, body })).status).toBe(200);
  const tree = await read('/faqs/1');
  await api.call('/api/faqs/22?version=2', { method: 'DELETE', cookie });
  const [deletion]: AuditEntry[] = await read('/api/audit/100/1?action=delete');
  const path = `/api/audit/${deletion?.id}/restore`;
  expect((await api.call(path, { method: 'POST', cookie })).status).toBe(200);
  expect(await read('/faqs/1')).toEqual(tree);
});
