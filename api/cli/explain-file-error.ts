import { type DatabaseSettings, nameOfDatabase } from '../db/open-database.ts';
import { plainMessage } from '../db/plain-message.ts';
import { findStorageErrorKind } from '../db/storage-error.ts';

const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} does not exist.`,
  ENOTDIR: (path) => `${path} cannot be used: a part of the path is a file, not a folder.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  EACCES: (path) => `This user (id ${process.geteuid?.()}) has no permission for ${path}.`,
  EPERM: (path) => `This user (id ${process.geteuid?.()}) may not change ${path}.`,
  EROFS: (path) => `${path} is on a disk that cannot be written to.`,
  ENOSPC: (path) => `There is no space for ${path}: its disk is full.`,
};

/** Describes an error of the file system or of the database in a sentence; undefined for other errors. */
export function explainFileError(
  error: Error,
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
): string | undefined {
  const { path } = error as NodeJS.ErrnoException;
  if (path !== undefined) return describeFileError(error, path);
  if (findStorageErrorKind(error) === undefined) return undefined;
  const database = DATABASE_URL === undefined ? `in ${DATA_DIR}` : nameOfDatabase(DATABASE_URL);
  return `The database ${database} could not be used: ${plainMessage(error)}.`;
}

/** Describes an error of the file system with this path, because not every such error contains one. */
export function describeFileError(error: NodeJS.ErrnoException, path: string): string {
  return sentences[error.code ?? '']?.(path) ?? `${path} cannot be used: ${error.message}.`;
}
