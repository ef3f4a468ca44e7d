import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';
import { UnusableDatabaseError } from '../known-migrations.ts';

/** A connection to a SQLite file. */
export type SqliteConnection = BetterSqlite.Database;

/**
 * better-sqlite3 for this Node. Version 12 ends the process on Node 24.19 and newer during garbage collection
 * (nodejs/node#65446). Version 13 needs Node-API 10, which Node 20 does not have, so npm installs it only on newer
 * Node.
 */
export const Sqlite: typeof BetterSqlite = loadDriver();

function loadDriver(): typeof BetterSqlite {
  const name = Number(process.versions.napi) >= 10 ? 'better-sqlite3-napi' : 'better-sqlite3';
  try {
    const driver: typeof BetterSqlite = createRequire(import.meta.url)(name);
    // The driver loads its native part with the first connection.
    new driver(':memory:').close();
    return driver;
  } catch (cause) {
    // Thrown when a database is opened. An error of an import would end the server with a stack and an exit code after
    // which the service manager starts it again.
    return class {
      constructor() {
        throw new UnusableDatabaseError(
          `The packages were installed for another version of Node than ${process.version}: run npm ci again, with python3, make and g++ installed.`,
          { cause },
        );
      }
    } as unknown as typeof BetterSqlite;
  }
}
