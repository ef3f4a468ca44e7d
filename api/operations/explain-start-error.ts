import { UnusableDatabaseError } from '../db/known-migrations.ts';
import { FolderInUseError } from '../db/lock-data-folder.ts';
import { findStorageFault } from '../db/storage-fault.ts';

/** Why the server did not start, and what helps, for the operator. */
export function explainStartError(error: unknown, dataFolder: string): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof FolderInUseError || error instanceof UnusableDatabaseError) {
    return error.message;
  }
  const fault = findStorageFault(error);
  if (fault === 'busy')
    return `Another process is writing to the database in ${dataFolder}: try again.`;
  if (fault === 'unwritable') {
    return `${dataFolder} cannot be used: ${error.message}. It must be a folder this user may write to, with room left.`;
  }
  if (fault === 'damaged') {
    return `The database in ${dataFolder} is damaged (${error.message}). It is left as it is; put a backup in its place: npm run restore -- FILE`;
  }
  return error.message;
}
