import type { Database } from './database.ts';
import { openDataFolder } from './open-data-folder.ts';
import { openPostgres } from './postgres/open.ts';

export interface DatabaseSettings {
  /** The address of a PostgreSQL database; undefined for SQLite. */
  DATABASE_URL?: string | undefined;
  /** The folder of the SQLite database. */
  DATA_DIR: string;
}

/** The host and the database name of an address, without the user and the password. */
export function nameOfDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/**
 * Opens the database that the settings name, and migrates it. `serve` is for servers, `share` for commands.
 *
 * @throws FolderInUseError when another server or a restore uses the data folder.
 * @throws UnusableDatabaseError when a newer version made the database, or when the database of an existing folder is
 *   missing.
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  use: 'serve' | 'share',
): Promise<Database> {
  return DATABASE_URL === undefined
    ? await openDataFolder(DATA_DIR, use)
    : await openPostgres({ url: DATABASE_URL });
}
