import { moveToPostgres } from '../db/move-to-postgres.ts';
import { lockDataFolder } from '../db/sqlite/lock-data-folder.ts';
import { databaseFile, migrationsFolder } from '../db/sqlite/open-data-folder.ts';
import { findAddressFault } from '../env.ts';
import { type FolderCommand, UsageError } from './command.ts';
import { requireDatabase } from './require-existing-database.ts';

/** Copies the database of a data folder into PostgreSQL. */
export const moveCommand: FolderCommand = {
  summary: 'copies the database into PostgreSQL; stop the server first',
  withPostgres: 'DATABASE_URL is set. For the move, name the database as the argument instead.',
  help: `Usage: tanya-kami move-to-postgres URL

Copies all rows of the SQLite database into the PostgreSQL database at URL, such as
postgres://USER:PASSWORD@HOST:5432/NAME, which must be empty, and compares them. Stop the server first. The SQLite
database is only read: to go back, start the server without DATABASE_URL. Set DATA_DIR to the folder of the database.`,

  async run(dataFolder, [url, ...rest]) {
    if (url === undefined || rest.length > 0) throw new UsageError('A move takes one address.');
    const fault = findAddressFault(url);
    if (fault !== undefined) throw new UsageError(`The address ${fault}.`);
    requireDatabase(dataFolder);
    const from = databaseFile(dataFolder);
    const lock = lockDataFolder(dataFolder, 'replace');
    try {
      const moved = await moveToPostgres({ from, migrationsFolder, url });
      return report(from, moved);
    } finally {
      lock.release();
    }
  },
};

function report(from: string, moved: ReadonlyMap<string, number>): string {
  const rows = [...moved].map(([table, count]) => `  ${table}: ${count}`);
  return `All rows of ${from} were copied and are the same:
${rows.join('\n')}
Start the servers with DATABASE_URL, and with the content of jwt-secret in the data folder as JWT_SECRET: sessions go on.`;
}
