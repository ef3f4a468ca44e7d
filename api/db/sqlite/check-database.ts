import { countKnownMigrations, UnusableDatabaseError } from '../known-migrations.ts';
import { findStorageErrorKind } from '../storage-error.ts';
import { readAppliedMigrations } from './applied-migrations.ts';
import { Sqlite } from './driver.ts';

/**
 * Checks a whole database file without changing it.
 *
 * @param name the file that the operator knows, if `file` is a temporary copy of it.
 * @throws UnusableDatabaseError when it is damaged, is not a database of this product, or was made by a newer version.
 */
export function checkDatabase(file: string, migrationsFolder: string, name = file): void {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const problems = connection.prepare('pragma integrity_check(5)').pluck().all() as string[];
    if (problems.join() !== 'ok') {
      throw new UnusableDatabaseError(`${name} is damaged: ${problems.join('; ')}.`);
    }
    if (countKnownMigrations(readAppliedMigrations(connection), migrationsFolder) === 0) {
      throw new UnusableDatabaseError(`${name} is not a database of Tanya Kami.`);
    }
    const broken = connection.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) {
      throw new UnusableDatabaseError(`${name} has ${broken.length} broken references.`);
    }
  } catch (error) {
    if (findStorageErrorKind(error) !== 'damaged') throw error;
    throw new UnusableDatabaseError(`${name} is damaged or not a database.`, { cause: error });
  } finally {
    connection.close();
  }
}
