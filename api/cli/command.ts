import type { Database } from '../db/open.ts';

interface Described {
  /** One line for the list of commands. */
  summary: string;
  help: string;
}

/** A command of the operator's console. Returns the text to print. */
export interface Command extends Described {
  run(dataFolder: string, args: readonly string[]): Promise<string>;
}

/** A command that needs only the database of the data folder. */
export interface DatabaseCommand extends Described {
  run(db: Database, args: readonly string[]): Promise<string>;
}

/** The arguments are wrong. */
export class UsageError extends Error {}

/** The arguments are right, but the command could not be carried out. */
export class CommandError extends Error {}
