import { findPostgresErrorKind } from './postgres/storage-error.ts';
import { findSqliteErrorKind } from './sqlite/storage-error.ts';
import type { StorageErrorKind } from './storage-error-kind.ts';

/** A storage error whose own message must not be shown. */
export class StorageError extends Error {
  readonly kind: StorageErrorKind;

  constructor(message: string, kind: StorageErrorKind) {
    super(message);
    this.kind = kind;
  }
}

/** Whether the same work may succeed in a moment, because the database is busy or away. */
export function isTemporary(error: unknown): boolean {
  const kind = findStorageErrorKind(error);
  return kind === 'busy' || kind === 'away';
}

/** The kind of storage error in an error or its causes; undefined for other errors. */
export function findStorageErrorKind(error: unknown): StorageErrorKind | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageError) return cause.kind;
    const code = 'code' in cause ? String(cause.code) : '';
    const kind = findSqliteErrorKind(code) ?? findPostgresErrorKind(code, cause.message);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
