import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { moveCommand } from '../../api/cli/move-command.ts';
import { postgresMigrationsFolder } from '../../api/db/postgres/open.ts';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { migrationsFolder } from '../../api/db/sqlite/open-data-folder.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { fillTables } from '../faults/fill-tables.ts';
import { startServer } from '../faults/running-server.ts';
import { createTestSchema, query } from './test-schema.ts';

/** Creates a data folder with two rows in every table. */
async function fillFolder(change = ''): Promise<string> {
  const folder = temporaryFolder();
  const file = join(folder, 'tanya-kami.db');
  await (await openSqlite({ file, migrationsFolder })).close();
  const connection = new Sqlite(file);
  fillTables(connection);
  // PostgreSQL also stores texts of the trail as JSON, so they must be valid JSON.
  connection.exec(
    `update audit_entries set before = '{"b":"\\ud800","a":1}', after = null, removed = null`,
  );
  connection.exec(`update audit_faqs set before = null, after = '{"a":2}'`);
  connection.exec(`update website_settings set appearance = '{"title":"Toko"}', contact = null`);
  connection.exec(`update idempotency_keys set answer = '{"message":"ya","id":7}'`);
  connection.exec(change);
  connection.close();
  return folder;
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
      ...Object.fromEntries(
        [...['websites', 'users', 'sessions', 'whitelists', 'website_links', 'images', 'faqs']]
          .concat([
            'ledger_tickets',
            'audit_entries',
            'audit_faqs',
            'audit_snapshots',
            'audit_images',
          ])
          .concat([
            'releases',
            'release_images',
            'website_settings',
            'seen_origins',
            'scheduled_releases',
          ])
          .concat(['idempotency_keys', 'sign_in_attempts'])
          .concat(['insight_counts', 'insight_words', 'handled_words'])
          .map((table) => [table, 2]),
      ),
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
  }, 60_000);

  it('refuses an address of another kind without repeating it', async () => {
    const run = moveCommand.run(await fillFolder(), ['mysql://user:geheim@db/faq']);
    await expect(run).rejects.toThrow('The address is not one of a PostgreSQL database.');
  });
});
