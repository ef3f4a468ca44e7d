import { postgresColumns } from './postgres/columns.ts';
import { type Columns, sqliteColumns } from './sqlite/columns.ts';

/** The address of a PostgreSQL database; undefined for SQLite. The tables need it before the settings are parsed. */
export const databaseUrl = process.env.DATABASE_URL || undefined;

/** The builders of this run's engine. All code is typed against SQLite's; the tests run on both engines. */
export const columns: Columns =
  databaseUrl === undefined ? sqliteColumns : (postgresColumns as unknown as Columns);
