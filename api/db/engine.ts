import { postgresColumns } from './postgres/columns.ts';
import { type Columns, sqliteColumns } from './sqlite/columns.ts';

/**
 * The address of a PostgreSQL database; undefined for SQLite. Read here, because the tables are built before the
 * settings are parsed.
 */
export const databaseUrl = process.env.DATABASE_URL || undefined;

/** The column builders of the engine in use. All code has the types of SQLite; the tests run on both engines. */
export const columns: Columns =
  databaseUrl === undefined ? sqliteColumns : (postgresColumns as unknown as Columns);
