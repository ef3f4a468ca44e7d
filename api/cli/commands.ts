import { openDatabase } from '../db/open-database.ts';
import { adminCommand } from './admin-command.ts';
import { backupCommand } from './backup-command.ts';
import { type Command, CommandError, type DatabaseCommand, type FolderCommand } from './command.ts';
import { ledgerCommand } from './ledger-command.ts';
import { moveCommand } from './move-command.ts';
import { requireDatabaseOrFlag, takeNewFlag } from './require-existing-database.ts';
import { restoreCommand } from './restore-command.ts';
import { snapshotCommand } from './snapshot-command.ts';
import { whitelistCommand } from './whitelist-command.ts';
import { wordsCommand } from './words-command.ts';

/** The commands of the operator's console by name. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['backup', onFolder(backupCommand)],
  ['restore', onFolder(restoreCommand)],
  ['move-to-postgres', onFolder(moveCommand)],
  ['admin', onDatabase(adminCommand)],
  ['whitelist', onDatabase(whitelistCommand)],
  ['ledger', onDatabase(ledgerCommand)],
  ['words', onDatabase(wordsCommand)],
  ['snapshot', onDatabase(snapshotCommand)],
]);

/**
 * Runs a command on the data folder. Refuses it when `DATABASE_URL` is set: the folder then has no database, or an old
 * one that no server uses.
 */
function onFolder(command: FolderCommand): Command {
  return {
    ...command,
    async run({ DATABASE_URL, DATA_DIR }, args) {
      if (DATABASE_URL !== undefined) throw new CommandError(command.withPostgres);
      return await command.run(DATA_DIR, args);
    },
  };
}

/** Runs a command on the database that the settings name. A running server may have it open too. */
function onDatabase(command: DatabaseCommand): Command {
  return {
    ...command,
    async run(settings, args) {
      const { isNew, rest } = takeNewFlag(args);
      if (settings.DATABASE_URL === undefined) requireDatabaseOrFlag(settings.DATA_DIR, isNew);
      const db = await openDatabase(settings, 'share');
      try {
        return await command.run(db, rest, settings);
      } finally {
        await db.close();
      }
    },
  };
}
