import { databaseFile } from '../db/sqlite/open-data-folder.ts';
import { findFilesOfDatabase } from '../db/sqlite/require-database.ts';
import { CommandError } from './command.ts';

const setDataDir = 'Set DATA_DIR to the folder of the database';

/**
 * Refuses a data folder without a database. With a wrong `DATA_DIR` a command would otherwise create a database that no
 * server uses, and report success.
 */
export function requireDatabase(dataFolder: string): void {
  if (hasDatabase(dataFolder)) return;
  throw new CommandError(`There is no database in ${dataFolder}. ${setDataDir}.`);
}

/** With the flag `--new`, refuses a data folder that has a database. Without the flag, refuses one that has none. */
export function requireDatabaseOrFlag(dataFolder: string, isNew: boolean): void {
  if (hasDatabase(dataFolder) !== isNew) return;
  throw new CommandError(
    isNew
      ? `${dataFolder} is not new: leave out --new to use its database.`
      : `There is no database in ${dataFolder}. ${setDataDir}, or add --new to create one in this folder.`,
  );
}

/** Separates `--new` from the other arguments. */
export function takeNewFlag(args: readonly string[]): { isNew: boolean; rest: string[] } {
  const rest = args.filter((arg) => arg !== '--new');
  return { isNew: rest.length < args.length, rest };
}

function hasDatabase(dataFolder: string): boolean {
  try {
    return findFilesOfDatabase(databaseFile(dataFolder)).length > 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
