import type { Database } from '../db/open.ts';

/** A command of the operator's console: does its work and answers with what to print. */
export interface Command {
  help: string;
  run(db: Database, args: readonly string[]): Promise<string>;
}

/** The command was not written as its help says. */
export class UsageError extends Error {}

/** The command was understood and could not be done. */
export class CommandError extends Error {}
