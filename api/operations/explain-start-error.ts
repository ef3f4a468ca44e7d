import { UnusableDatabaseError } from '../db/known-migrations.ts';
import { FolderInUseError } from '../db/lock-data-folder.ts';
import { findStorageErrorKind } from '../db/storage-error.ts';
import type { Env } from '../env.ts';

/** Explains to the operator why the server did not start, and what helps. */
export function explainStartError(
  error: unknown,
  { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>,
): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof FolderInUseError || error instanceof UnusableDatabaseError) {
    return error.message;
  }
  const storageError = findStorageErrorKind(error);
  if (databaseUrl !== undefined && storageError !== undefined) {
    // Without the user and the password.
    const { host, pathname } = new URL(databaseUrl);
    return `The database ${host}${pathname} of DATABASE_URL cannot be used: ${error.message}.`;
  }
  if (storageError === 'busy')
    return `Another process is writing to the database in ${dataFolder}: try again.`;
  if (storageError === 'unwritable') {
    return `${dataFolder} cannot be used: ${error.message}. It must be a folder that this user may write to, with free space.`;
  }
  if (storageError === 'damaged') {
    return `The database in ${dataFolder} is damaged (${error.message}). It was not changed; replace it with a backup: npm run restore -- FILE`;
  }
  return error.message;
}
