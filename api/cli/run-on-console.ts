import { UnusableDatabaseError } from '../db/known-migrations.ts';
import { FolderInUseError } from '../db/lock-data-folder.ts';
import { findStorageErrorKind } from '../db/storage-error.ts';
import { CommandError, UsageError } from './command.ts';

/**
 * Prints what `work` answers, or the help when it is asked for. Exit codes: 0 done, 1 could not be done, 2 not
 * understood.
 */
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
