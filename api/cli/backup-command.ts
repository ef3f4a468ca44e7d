import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backupDatabase } from '../db/sqlite/backup-database.ts';
import { lockDataFolder } from '../db/sqlite/lock-data-folder.ts';
import { databaseFile, migrationsFolder } from '../db/sqlite/open-data-folder.ts';
import { requireDatabaseOrNewFolder } from '../db/sqlite/require-database.ts';
import { CommandError, type FolderCommand, UsageError } from './command.ts';
import { requireDatabase } from './require-existing-database.ts';

/** Copies the database of a data folder; the server may be running. */
export const backupCommand: FolderCommand = {
  summary: 'copies the database while the server runs',
  withPostgres:
    'DATABASE_URL is set. Back PostgreSQL up with its own program: pg_dump --format=custom --file=FILE --dbname=NAME (docs/postgresql.md has the whole command)',
  help: `Usage: tanya-kami backup FILE

Copies the current database into FILE, checks the copy, and lets only its owner read it. The server may be running.
FILE.sha256 has the checksum of the copy, which \`restore\` compares: keep both together.
An existing FILE is not overwritten, and its folder must exist. Set DATA_DIR to the folder of the database.
Started as root, it gives the copy to the owner of that folder.

The copy does not contain the secret that signs sessions, which is in DATA_DIR beside the database. Without the secret
everybody must sign in again.`,

  async run(dataFolder, [file, ...rest]) {
    if (file === undefined || rest.length > 0) throw new UsageError('A backup takes one file.');
    requireDatabase(dataFolder);
    requireDatabaseOrNewFolder(databaseFile(dataFolder));
    const to = resolve(file);
    requireFreePlace(to);
    const lock = lockDataFolder(dataFolder, 'share');
    try {
      await backupDatabase({ from: databaseFile(dataFolder), to, migrationsFolder });
    } finally {
      lock.release();
    }
    return `${to} is a complete copy of the database.`;
  },
};

/** Check this first: a later error message would contain the temporary file name. */
function requireFreePlace(file: string): void {
  const folder = dirname(file);
  if (!statSync(folder).isDirectory()) throw new CommandError(`${folder} is a file, not a folder.`);
  const existing = statSync(file, { throwIfNoEntry: false });
  if (existing?.isDirectory()) {
    throw new CommandError(`${file} is a folder: add the name of the copy.`);
  }
  if (existing) throw new CommandError(`${file} exists already and was not changed.`);
  accessSync(folder, constants.W_OK);
}
