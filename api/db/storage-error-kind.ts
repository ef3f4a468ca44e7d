/**
 * The kind of error that the storage reports: `busy` and `away`, which means that the
 * database cannot be reached, are temporary, `unwritable` needs disk space or write permission,
 * `damaged` needs a backup.
 */
export type StorageErrorKind = 'busy' | 'away' | 'unwritable' | 'damaged';
