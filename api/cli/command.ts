import type { Database } from '../db/database.ts';

/** A command of the operator's console. Returns the text to print. */
export interface Command {
  help: string;
  run(db: Database, args: readonly string[]): Promise<string>;
}

/** The arguments are wrong. */
export class UsageError extends Error {}

/** The arguments are right, but the command could not be carried out. */
export class CommandError extends Error {}
