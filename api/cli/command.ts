import type { Database } from '../db/database.ts';
import type { DatabaseSettings } from '../db/open-database.ts';

interface Described {
  /** One line for the list of commands. */
  summary: string;
  help: string;
}

/** The settings that commands use. */
export interface CommandSettings extends DatabaseSettings {
  PUBLIC_URL?: string | undefined;
}

/** A command of the operator's console. Returns the text to print. */
export interface Command extends Described {
  run(settings: CommandSettings, args: readonly string[]): Promise<string>;
}

/** A command that needs only the database that the settings name. */
export interface DatabaseCommand extends Described {
  run(
    db: Database,
    args: readonly string[],
    settings?: Pick<CommandSettings, 'PUBLIC_URL'>,
  ): Promise<string>;
}

/** A command for the SQLite files in a data folder. */
export interface FolderCommand extends Described {
  /** Text for the operator: what to do instead when the data is in PostgreSQL. */
  withPostgres: string;
  run(dataFolder: string, args: readonly string[]): Promise<string>;
}

/** The arguments are wrong. */
export class UsageError extends Error {}

export function unknownAction(action: string | undefined): UsageError {
  return new UsageError(
    action === undefined ? 'An action is missing.' : `Unknown action: ${action}.`,
  );
}

/** The arguments are right, but the command could not be carried out. */
export class CommandError extends Error {}
