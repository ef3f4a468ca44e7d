import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backupDatabase } from '../db/backup-database.ts';
import { lockDataFolder } from '../db/lock-data-folder.ts';
import { databaseFile, migrationsFolder } from '../db/open-data-folder.ts';
import { requireDatabaseOrNewFolder } from '../db/require-database.ts';
import { CommandError, UsageError } from './command.ts';

/** `npm run backup`: copies the database of a data folder; the server may be running. */
export const backupCommand = {
  help: `Usage: npm run backup -- FILE

Copies the current database into FILE, checks the copy, and lets only its owner read it. The server may be running.
An existing FILE is not overwritten. DATA_DIR says where the database is.

The copy does not contain the secret that signs sessions, which is in DATA_DIR beside the database. Without the secret
everybody must sign in again.`,

  async run(dataFolder: string, [file, ...rest]: readonly string[]): Promise<string> {
    if (file === undefined || rest.length > 0) throw new UsageError('A backup takes one file.');
    const [from, to] = [databaseFile(dataFolder), resolve(file)];
    if (existsSync(dataFolder)) requireDatabaseOrNewFolder(from);
    if (!existsSync(from)) throw new CommandError(`There is no database in ${dataFolder}.`);
    if (existsSync(to)) throw new CommandError(`${to} exists already and was not changed.`);
    const lock = lockDataFolder(dataFolder, 'share');
    try {
      await backupDatabase({ from, to, migrationsFolder });
    } finally {
      lock.release();
    }
    return `${to} is a complete copy of the database.`;
  },
};
