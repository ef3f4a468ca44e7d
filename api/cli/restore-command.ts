import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeDataFolder } from '../db/data-folder.ts';
import { checksumFile } from '../db/sqlite/backup-checksum.ts';
import { lockDataFolder } from '../db/sqlite/lock-data-folder.ts';
import { databaseFile, migrationsFolder } from '../db/sqlite/open-data-folder.ts';
import { type Restored, restoreDatabase } from '../db/sqlite/restore-database.ts';
import { CommandError, type FolderCommand, UsageError } from './command.ts';
import { requireDatabaseOrFlag, takeNewFlag } from './require-existing-database.ts';

/** Replaces a data folder's database with a backup. */
export const restoreCommand: FolderCommand = {
  summary: 'replaces the database with a backup; stop the server first',
  withPostgres: `DATABASE_URL is set. Stop all servers, and restore PostgreSQL with pg_restore and psql: docs/postgresql.md has
the commands. Then change JWT_SECRET, which ends all sessions.`,
  help: `Usage: tanya-kami restore FILE
       tanya-kami restore --new FILE

Puts a backup in the place of the database. Stop the server first: while one uses the data folder, nothing is done.
A copy of FILE is compared with FILE.sha256, checked and migrated before anything is replaced; FILE itself is not
changed. The database it replaces is saved beside the new one. Set DATA_DIR to the folder of the database.

  --new  for a folder that has no database, such as one on a new machine; creates the folder if it is missing

Started as root, it gives its files to the owner of the folder.

Accounts, passwords, programs and the whitelist are then those of the backup, and everybody must sign in again. Tokens of
programs that were revoked since work again; the command names every token that works.`,

  async run(dataFolder, args) {
    const { isNew, rest } = takeNewFlag(args);
    const [file, ...others] = rest;
    if (file === undefined || others.length > 0) throw new UsageError('A restore takes one file.');
    const [from, to] = [resolve(file), databaseFile(dataFolder)];
    if (!statSync(from).isFile()) throw new CommandError(`${from} is a folder, not a file.`);
    accessSync(from, constants.R_OK);
    if (from === to) throw new CommandError(`${from} is the database itself.`);
    requireDatabaseOrFlag(dataFolder, isNew);
    makeDataFolder(dataFolder);
    const lock = lockDataFolder(dataFolder, 'replace');
    try {
      const done = await restoreDatabase({ from, to, migrationsFolder, now: new Date() });
      return report(from, to, done);
    } finally {
      lock.release();
    }
  },
};

function report(from: string, to: string, { replaced, isCompared, tokens }: Restored): string {
  const unchecked = `There is no ${checksumFile(from)}: damage to texts or images of the backup would not have been noticed.\n`;
  const next = `${isCompared ? '' : unchecked}${describeTokens(tokens)}Start the server, sign in, and check the accounts and the whitelist: they are those of the backup.`;
  if (replaced === undefined) return `The database ${to} was created from ${from}.\n${next}`;
  return `The database ${to} was replaced by ${from}.
What it replaced is in ${replaced}
${next}
To go back, stop the server and restore that file; delete it when you are sure.`;
}

function describeTokens(tokens: Restored['tokens']): string {
  if (tokens.length === 0) return '';
  const lines = tokens.map(
    ({ program, name, lastFour, expiresOn }) =>
      `  ${program}: ${name} (...${lastFour}), until ${expiresOn}`,
  );
  return `These tokens of programs work, also if they were revoked after the backup; revoke those again in 'Akses program':
${lines.join('\n')}
`;
}
