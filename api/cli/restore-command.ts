import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockDataFolder } from '../db/lock-data-folder.ts';
import { databaseFile, makeDataFolder, migrationsFolder } from '../db/open-data-folder.ts';
import { restoreDatabase } from '../db/restore-database.ts';
import { CommandError, UsageError } from './command.ts';

/** `npm run restore`: replaces a data folder's database with a backup. */
export const restoreCommand = {
  help: `Usage: npm run restore -- FILE

Puts a backup in the place of the database. Stop the server first: while one uses the data folder, nothing is done.
A copy of FILE is checked and migrated before anything is replaced; FILE itself is not changed. The database
it replaces is saved beside the new one. DATA_DIR says where the database is.

Accounts, passwords and the whitelist are then those of the backup, and everybody must sign in again.`,

  async run(dataFolder: string, [file, ...rest]: readonly string[]): Promise<string> {
    if (file === undefined || rest.length > 0) throw new UsageError('A restore takes one file.');
    const [from, to] = [resolve(file), databaseFile(dataFolder)];
    if (!existsSync(from) || !statSync(from).isFile()) {
      throw new CommandError(`${from} is not a file.`);
    }
    if (from === to) throw new CommandError(`${from} is the database itself.`);
    makeDataFolder(dataFolder);
    const lock = lockDataFolder(dataFolder, 'replace');
    try {
      return report(from, await restoreDatabase({ from, to, migrationsFolder, now: new Date() }));
    } finally {
      lock.release();
    }
  },
};

function report(from: string, replaced: string | undefined): string {
  const done = `The database was replaced by ${from}.`;
  const next =
    'Start the server, sign in, and check the accounts and the whitelist: they are those of the backup.';
  if (replaced === undefined) return `${done}\n${next}`;
  return `${done}
What it replaced is in ${replaced}
${next}
To go back, stop the server and restore that file; delete it when you are sure.`;
}
