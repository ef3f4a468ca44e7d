import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { UnusableDatabaseError } from '../known-migrations.ts';
import { Sqlite } from './driver.ts';

const whatToDo = `Check that DATA_DIR is the right folder. To bring the data back, restore a backup: tanya-kami restore FILE (npm run restore -- FILE)
To start with a new database on purpose, move these files out of the folder first.`;

/**
 * Refuses a data folder whose database is missing. SQLite would create an empty database, and the server would start as
 * a new installation, with the demo's questions instead of the lost ones.
 *
 * @param file the database in its data folder, which exists.
 * @throws UnusableDatabaseError when the database is missing or empty and the folder is not new, or has none of our
 *   tables.
 */
export function requireDatabaseOrNewFolder(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== undefined && size > 0) {
    requireOurTables(file);
    return;
  }
  const left = findFilesOfDatabase(file);
  if (left.length === 0) return;
  throw new UnusableDatabaseError(
    `${file} is ${size === undefined ? 'missing' : 'empty'}, but ${dirname(file)} is not new: it contains ${left.toSorted().join(', ')}. Nothing was changed.
${whatToDo}`,
  );
}

/** The files in the data folder that a new folder does not have: the database and the files that belong to it. */
export function findFilesOfDatabase(file: string): string[] {
  const name = basename(file);
  return readdirSync(dirname(file)).filter(
    (other) => other === 'jwt-secret' || (other.startsWith(name) && !isPartial(other, name)),
  );
}

/**
 * Refuses a file without our tables. SQLite opens a file of one byte as an empty database, and the file may belong to
 * another program.
 */
function requireOurTables(file: string): void {
  if (hasOurTables(file)) return;
  throw new UnusableDatabaseError(
    `${file} is not a database of this server: it has none of its tables. Nothing was changed.
${whatToDo}`,
  );
}

function hasOurTables(file: string): boolean {
  const connection = new Sqlite(file, { readonly: true });
  try {
    const ours = connection.prepare(
      `select 1 from sqlite_master where name = '__drizzle_migrations'`,
    );
    return ours.get() !== undefined;
  } catch {
    // The file is damaged or locked. The error is reported later, when the database is opened.
    return true;
  } finally {
    connection.close();
  }
}

/** The temporary name of a database while the first start creates it. */
export function partialDatabase(file: string): string {
  return `${file}.partial`;
}

function isPartial(other: string, name: string): boolean {
  return other.startsWith(partialDatabase(name));
}
