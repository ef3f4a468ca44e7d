/**
 * What kind of error the storage below a query reports: `busy` passes by itself, `unwritable` needs disk space or write
 * permission, `damaged` needs a backup.
 */
export type StorageErrorKind = 'busy' | 'unwritable' | 'damaged';

const kindsByCode: readonly (readonly [RegExp, StorageErrorKind])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ|IOERR_CORRUPTFS)/, 'damaged'],
  [/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM)/, 'unwritable'],
  [/^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|ENOTDIR|EEXIST)$/, 'unwritable'],
];

/** The kind of storage error in an error or its causes; undefined for other errors. */
export function findStorageErrorKind(error: unknown): StorageErrorKind | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    const found = kindsByCode.find(([pattern]) => pattern.test(code));
    if (found !== undefined) return found[1];
  }
  return undefined;
}
