import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf } from '../build/run.ts';

/**
 * `npm run db:generate -- --name NAME`: writes the migrations of a changed schema, one for each engine, under the same name
 * and number. With `--custom` both files are empty, for SQL that is written by hand.
 */
const args = process.argv.slice(2);
if (!args.some((arg) => arg.startsWith('--name'))) {
  throw new Error('Give the migration a name: npm run db:generate -- --name NAME');
}

for (const engine of ['sqlite', 'postgres']) {
  const env = { ...process.env, DATABASE_URL: engine === 'postgres' ? 'postgres:' : '' };
  const config = `api/db/${engine}/drizzle.config.ts`;
  const code = await exitCodeOf('drizzle-kit', ['generate', '--config', config, ...args], { env });
  if (code !== 0) process.exit(code);
  keepNewestSnapshot(`api/db/${engine}/migrations/meta`);
}
leaveSchemaOut('api/db/postgres/migrations');

/** drizzle-kit compares the schema with the newest snapshot only. The older ones would be 2 MB of JSON that nobody reads. */
function keepNewestSnapshot(folder: string): void {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name));
}

/** Removes the schema's name from the SQL: the connection selects the schema, and it may not be `public`. */
function leaveSchemaOut(folder: string): void {
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'));
  const file = `${folder}/${entries.at(-1).tag}.sql`;
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"public".', ''));
}
