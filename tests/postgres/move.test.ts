import { statSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { moveCommand } from '../../api/cli/move-command.ts';
import { postgresMigrationsFolder } from '../../api/db/postgres/open.ts';
import * as schema from '../../api/db/schema.ts';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { migrationsFolder } from '../../api/db/sqlite/open-data-folder.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { fillTables, readTables } from '../faults/fill-tables.ts';
import { startServer } from '../faults/running-server.ts';
import { createTestSchema, query } from './test-schema.ts';

/** Creates a data folder with two rows in every table. */
async function fillFolder(change = ''): Promise<string> {
  const folder = temporaryFolder();
  const file = join(folder, 'tanya-kami.db');
  await (await openSqlite({ file, migrationsFolder })).close();
  const connection = new Sqlite(file);
  fillTables(connection);
  // SQLite has texts where PostgreSQL has JSON, so the texts must be valid JSON.
  for (const table of Object.values(schema)) {
    for (const { name, dataType } of Object.values(getTableColumns(table))) {
      if (dataType !== 'json') continue;
      connection.exec(`update ${getTableName(table)} set "${name}" = '{"a":1}'`);
    }
  }
  connection.exec(`update audit_entries set before = '{"b":"\\ud800","a":1}'`);
  connection.exec(change);
  connection.close();
  return folder;
}

/** Counts the rows of each table that `fillTables` fills. */
function countFilled(file: string): Record<string, number> {
  const connection = new Sqlite(file, { readonly: true });
  const counts = Object.entries(readTables(connection)).map(([name, rows]) => [name, rows.length]);
  connection.close();
  return Object.fromEntries(counts);
}

async function countRows(url: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await query<{ rows: number }>(url, `select count(*)::int as rows from ${name}`);
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

describe('npm run move-to-postgres', () => {
  it('copies all rows, and only reads the SQLite database', async () => {
    const [folder, url] = [await fillFolder(), await createTestSchema()];
    const file = join(folder, 'tanya-kami.db');
    const before = statSync(file);
    const output = await moveCommand.run(folder, [url]);
    expect(output).toContain('\n  faqs: 2\n');
    expect(statSync(file)).toMatchObject({ size: before.size, mtimeMs: before.mtimeMs });
    expect(await countRows(url)).toEqual({
      __drizzle_migrations: readMigrationFiles({ migrationsFolder: postgresMigrationsFolder })
        .length,
      ticket_check_attempts: 0,
      known_time: 1,
      ...countFilled(file),
    });
    const [entry] = await query<{ before: object }>(url, 'select before from audit_entries');
    expect(entry?.before).toEqual({ b: '\ud800', a: 1 });
  });

  it('never reuses the id of a deleted row', async () => {
    const url = await createTestSchema();
    await moveCommand.run(await fillFolder(`update sqlite_sequence set seq = 50`), [url]);
    const [row] = await query<{ id: number }>(
      url,
      `insert into websites (name, livechat_link, server_ip, last_edited_at, last_edited_by)
        values ('', '', '', '', '') returning id::int`,
    );
    expect(row?.id).toBe(51);
  });

  it('refuses a database that is not empty, and does not change it', async () => {
    const [folder, url] = [await fillFolder(), await createTestSchema()];
    await moveCommand.run(folder, [url]);
    const before = await countRows(url);
    await expect(moveCommand.run(folder, [url])).rejects.toThrow(
      'The table websites of the PostgreSQL database is not empty. Nothing was changed.',
    );
    expect(await countRows(url)).toEqual(before);
  });

  it('copies nothing when a text cannot be stored, and names it', async () => {
    const url = await createTestSchema();
    const folder = await fillFolder(`update faqs set answer = 'a' || char(0) where id = 2`);
    await expect(moveCommand.run(folder, [url])).rejects.toThrow(
      'faqs 2 has U+0000 in answer, which PostgreSQL cannot store. Correct it first. Nothing was copied.',
    );
    expect(await countRows(url)).toMatchObject({ websites: 0, faqs: 0 });
  });

  it('refuses while a server uses the folder', async () => {
    const dataDir = temporaryFolder();
    await startServer({ dataDir });
    await expect(moveCommand.run(dataDir, [await createTestSchema()])).rejects.toThrow(
      `A server or a command is using ${dataDir}: stop it first.`,
    );
  });

  it('refuses an address of another kind without repeating it', async () => {
    const run = moveCommand.run(await fillFolder(), ['mysql://user:geheim@db/faq']);
    await expect(run).rejects.toThrow('The address must be an address such as postgres://');
  });
});
