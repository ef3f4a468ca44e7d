import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { type Database, openDatabase } from './open.ts';

/** Opens the database of a data folder, and makes both when they are missing. */
export function openDataFolder(folder: string): Database {
  return openDatabase({
    file: join(folder, 'tanya-kami.db'),
    migrationsFolder: join(packageRoot, 'api/db/migrations'),
  });
}
