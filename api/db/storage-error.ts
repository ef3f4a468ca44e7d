import { findPostgresErrorKind } from './postgres/storage-error.ts';
import { findSqliteErrorKind } from './sqlite/storage-error.ts';
import type { StorageErrorKind } from './storage-error-kind.ts';

export type { StorageErrorKind } from './storage-error-kind.ts';

/** The kind of storage error in an error or its causes; undefined for other errors. */
export function findStorageErrorKind(error: unknown): StorageErrorKind | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    const kind = findSqliteErrorKind(code) ?? findPostgresErrorKind(code, cause.message);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
