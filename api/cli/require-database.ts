import { databaseFile } from '../db/open-data-folder.ts';
import { findFilesOfDatabase } from '../db/require-database.ts';
import { CommandError } from './command.ts';

/**
 * Refuses a data folder without a database, and with `isNew` one that has a database. With a wrong `DATA_DIR` a command
 * would otherwise create a database that no server uses, and report success.
 */
export function requireDatabase(dataFolder: string, { isNew }: { isNew: boolean }): void {
  const hasDatabase = findFiles(dataFolder).length > 0;
  if (!hasDatabase && !isNew) {
    throw new CommandError(
      `There is no database in ${dataFolder}. Set DATA_DIR to the folder of the database.`,
    );
  }
  if (hasDatabase && isNew) {
    throw new CommandError(`${dataFolder} is not new: leave out --new to use its database.`);
  }
}

/** Separates `--new` from the other arguments. */
export function takeNewFlag(args: readonly string[]): { isNew: boolean; rest: string[] } {
  const rest = args.filter((arg) => arg !== '--new');
  return { isNew: rest.length < args.length, rest };
}

function findFiles(dataFolder: string): string[] {
  try {
    return findFilesOfDatabase(databaseFile(dataFolder));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
