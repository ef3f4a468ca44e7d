import { UnusableDatabaseError } from '../db/known-migrations.ts';
import { FolderInUseError } from '../db/lock-data-folder.ts';
import { findStorageErrorKind } from '../db/storage-error.ts';
import { CommandError, UsageError } from './command.ts';

/** Prints the result of `work`, or the help on request. Exit codes: 0 success, 1 failure, 2 wrong arguments. */
export async function runOnConsole(
  help: string,
  args: readonly string[],
  work: () => Promise<string>,
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${help}\n`);
    return;
  }
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error, help)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function explain(error: unknown, help: string): string {
  if (error instanceof UsageError) return `${error.message}\n\n${help}`;
  if (error instanceof CommandError) return error.message;
  if (error instanceof FolderInUseError || error instanceof UnusableDatabaseError) {
    return error.message;
  }
  if (!(error instanceof Error)) return String(error);
  return findStorageErrorKind(error) === undefined ? (error.stack ?? error.message) : error.message;
}
