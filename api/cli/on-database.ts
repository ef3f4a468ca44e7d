import { openDatabase } from '../db/open-database.ts';
import type { Command, DatabaseCommand } from './command.ts';
import { requireDatabaseOrFlag, takeNewFlag } from './require-existing-database.ts';

/** Runs a command on the database that the settings name. A running server may have it open too. */
export function onDatabase(command: DatabaseCommand): Command {
  return {
    ...command,
    async run(settings, args) {
      const { isNew, rest } = takeNewFlag(args);
      if (settings.DATABASE_URL === undefined) requireDatabaseOrFlag(settings.DATA_DIR, isNew);
      const db = await openDatabase(settings, 'share');
      try {
        return await command.run(db, rest);
      } finally {
        await db.close();
      }
    },
  };
}
