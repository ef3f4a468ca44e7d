import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { UnusableDatabaseError } from './known-migrations.ts';

/**
 * Refuses a data folder whose database is missing. SQLite would create an empty database, and the server would start as
 * a new installation, with the demo's questions instead of the lost ones.
 *
 * @param file the database in its data folder, which exists.
 * @throws UnusableDatabaseError when the database is missing or empty and the folder is not new.
 */
export function requireDatabaseOrNewFolder(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== undefined && size > 0) return;
  const name = basename(file);
  const left = readdirSync(dirname(file)).filter(
    (other) => other === 'jwt-secret' || (other.startsWith(name) && !isPartial(other, name)),
  );
  if (left.length === 0) return;
  throw new UnusableDatabaseError(
    `${file} is ${size === undefined ? 'missing' : 'empty'}, but ${dirname(file)} is not new: it contains ${left.toSorted().join(', ')}. Nothing was changed.
Check that DATA_DIR is the right folder. To bring the data back, restore a backup: npm run restore -- FILE
To start with a new database on purpose, move these files out of the folder first.`,
  );
}

/** The name of a database while the first start creates it. */
export function partialDatabase(file: string): string {
  return `${file}.partial`;
}

function isPartial(other: string, name: string): boolean {
  return other.startsWith(partialDatabase(name));
}
