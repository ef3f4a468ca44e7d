import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

/** By folder. Files of a version do not change while it runs. */
const known = new Map<string, readonly MigrationMeta[]>();

/** Our migrations in their order. */
export function readKnownMigrations(migrationsFolder: string): readonly MigrationMeta[] {
  const found = known.get(migrationsFolder) ?? readMigrationFiles({ migrationsFolder });
  known.set(migrationsFolder, found);
  return found;
}

/** Thrown when this version cannot use the database. The message is for the operator. */
export class UnusableDatabaseError extends Error {}

/**
 * The number of our migrations that were applied to a database; 0 for a new one.
 *
 * @param applied the hashes of its migrations, in their order.
 * @throws UnusableDatabaseError when it has an unknown migration: a newer version made it.
 */
export function countKnownMigrations(applied: readonly string[], migrationsFolder: string): number {
  const known = readKnownMigrations(migrationsFolder);
  const unknown = applied.findIndex((hash, index) => hash !== known[index]?.hash);
  if (unknown !== -1) {
    throw new UnusableDatabaseError(
      `The database has migration ${unknown + 1}, which this version does not know: a newer version made it. Upgrade first.`,
    );
  }
  return applied.length;
}
