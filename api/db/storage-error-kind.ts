/**
 * The kind of error that the storage reports: `busy` is temporary, `unwritable` needs disk space or write permission,
 * `damaged` needs a backup.
 */
export type StorageErrorKind = 'busy' | 'unwritable' | 'damaged';
