import { openDataFolder } from '../db/open-data-folder.ts';
import { parseEnv } from '../env.ts';
import { type Command, CommandError, UsageError } from './command.ts';

/**
 * Runs a command on the database of `DATA_DIR`, which a running server may have open as well. Exit codes: 0 done,
 * 1 could not be done, 2 not understood.
 */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${command.help}\n`);
    return;
  }
  try {
    const db = openDataFolder(parseEnv(process.env).DATA_DIR);
    try {
      process.stdout.write(`${await command.run(db, args)}\n`);
    } finally {
      db.close();
    }
  } catch (error) {
    process.stderr.write(`${explain(error, command)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function explain(error: unknown, command: Command): string {
  if (error instanceof UsageError) return `${error.message}\n\n${command.help}`;
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
