import type { StorageErrorKind } from '../storage-error-kind.ts';

const kindsByCode: readonly (readonly [RegExp, StorageErrorKind])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ|IOERR_CORRUPTFS)/, 'damaged'],
  [/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM)/, 'unwritable'],
  [/^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|ENOTDIR|EEXIST)$/, 'unwritable'],
];

/** The kind of storage error of one error of SQLite or of its files; undefined for other errors. */
export function findSqliteErrorKind(code: string): StorageErrorKind | undefined {
  return kindsByCode.find(([pattern]) => pattern.test(code))?.[1];
}
