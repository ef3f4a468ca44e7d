import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { databaseUrl } from '../../api/db/engine.ts';
import { openPostgres } from '../../api/db/postgres/open.ts';
import { repositoryRoot, temporaryFolder } from '../api/test-api.ts';
import { query } from './test-schema.ts';

/** The commands of docs/postgresql.md, on the database at this address. */
function documentedCommands(url: string): { backup: string; restore: string } {
  const text = readFileSync(join(repositoryRoot, 'docs/postgresql.md'), 'utf8');
  const commands = /## Backup[\s\S]+?```sh\n([\s\S]+?)```/.exec(text)?.[1] ?? '';
  const [backup = '', restore = ''] = commands
    .replace(/^export .+$/m, '')
    .replaceAll('--host=db.internal --username=tanya_kami --dbname=tanya_kami', `'--dbname=${url}'`)
    .split('# with all servers stopped');
  return { backup, restore: restore.slice(restore.indexOf('\n')) };
}

it('the documented commands bring back the rows from before an upgrade, with an account that only owns the database', async () => {
  const administrator = databaseUrl ?? '';
  const name = `backup_${process.pid}`;
  await query(administrator, `create role ${name} login`);
  await query(administrator, `create database ${name} owner ${name} template template0`);
  onTestFinished(async () => {
    await query(administrator, `drop database ${name} with (force)`);
    await query(administrator, `drop role ${name}`);
  });
  const address = new URL(administrator);
  address.username = name;
  address.pathname = name;
  const url = address.href;
  await (await openPostgres({ url })).close();
  await query(
    url,
    `insert into websites (name, livechat_link, server_ip, last_edited_at, last_edited_by)
     values ('Toko', '', '', '', '')`,
  );
  const tables = `select count(*)::int as count from pg_tables where schemaname = 'public'`;
  const before = await query(url, tables);

  const cwd = temporaryFolder();
  const run = (commands: string) => execFileSync('sh', ['-euc', commands], { cwd, stdio: 'pipe' });
  const { backup, restore } = documentedCommands(url);
  run(backup);
  // A newer version adds tables that refer to those that there are, and writes.
  await query(url, 'create table newer (website_id bigint references websites (id))');
  await query(url, `update websites set name = 'Lain'`);
  run(restore);

  expect(await query(url, 'select name from websites')).toEqual([{ name: 'Toko' }]);
  expect(await query(url, tables)).toEqual(before);
  await (await openPostgres({ url })).close();
});
