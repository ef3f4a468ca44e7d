import { existsSync } from 'node:fs';
import { lockDataFolder } from '../db/lock-data-folder.ts';
import { moveToPostgres } from '../db/move-to-postgres.ts';
import { databaseFile, migrationsFolder } from '../db/open-data-folder.ts';
import { isDatabaseAddress } from '../env.ts';
import { CommandError, UsageError } from './command.ts';

/** `npm run move-to-postgres`: copies the database of a data folder into PostgreSQL. */
export const moveCommand = {
  help: `Usage: npm run move-to-postgres -- URL

Copies all rows of the SQLite database into the PostgreSQL database at URL, such as
postgres://USER:PASSWORD@HOST:5432/NAME, which must be empty, and compares them. Stop the server first. The SQLite
database is only read: to go back, start the server without DATABASE_URL. Set DATA_DIR to the folder of the database.`,

  async run(dataFolder: string, [url, ...rest]: readonly string[]): Promise<string> {
    if (url === undefined || rest.length > 0) throw new UsageError('A move takes one address.');
    if (!isDatabaseAddress(url)) {
      throw new UsageError('The address is not one of a PostgreSQL database.');
    }
    const from = databaseFile(dataFolder);
    if (!existsSync(from)) throw new CommandError(`There is no database in ${dataFolder}.`);
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
