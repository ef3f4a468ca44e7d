import { findStorageErrorKind } from '../storage-error.ts';

/**
 * Makes an error of writing a temporary file name the file that the operator knows. SQLite's errors name no file at
 * all, so a full disk would be taken for the disk of the database.
 */
export function errorOfFile(error: unknown, file: string): unknown {
  if (findStorageErrorKind(error) !== 'unwritable' || !(error instanceof Error)) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return Object.assign(new Error(message, { cause: error }), {
    path: file,
    code: code === 'SQLITE_FULL' ? 'ENOSPC' : code,
  });
}
