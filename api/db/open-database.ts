import type { Database } from './database.ts';
import { UnusableDatabaseError } from './known-migrations.ts';
import { plainMessage } from './plain-message.ts';
import { isRefusal } from './postgres/storage-error.ts';
import { openDataFolder } from './sqlite/open-data-folder.ts';

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
 * @throws UnusableDatabaseError when a newer version made the database, when the database of an existing folder is
 *   missing, or when PostgreSQL refuses the settings.
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  use: 'serve' | 'share',
): Promise<Database> {
  if (DATABASE_URL === undefined) return await openDataFolder(DATA_DIR, use);
  try {
    const { openPostgres } = await import('./postgres/open.ts');
    return await openPostgres({ url: DATABASE_URL });
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      const code = 'code' in cause ? String(cause.code) : '';
      if (!isRefusal(code, cause.message)) continue;
      throw new UnusableDatabaseError(describeFailure(DATABASE_URL, cause), { cause });
    }
    throw error;
  }
}

/** Describes an error of a PostgreSQL database to the operator. */
export function describeFailure(url: string, error: Error): string {
  return `The database ${nameOfDatabase(url)} of DATABASE_URL cannot be used: ${plainMessage(error)}.`;
}
