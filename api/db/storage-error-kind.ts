/**
 * What kind of error the storage below a query reports: `busy` passes by itself, `unwritable` needs disk space or write
 * permission, `damaged` needs a backup.
 */
export type StorageErrorKind = 'busy' | 'unwritable' | 'damaged';
