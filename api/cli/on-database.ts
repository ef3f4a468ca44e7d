import { openDataFolder } from '../db/open-data-folder.ts';
import type { Command, DatabaseCommand } from './command.ts';
import { requireDatabaseOrFlag, takeNewFlag } from './require-database.ts';

/** Runs a command on the database of a data folder. A running server may have it open too. */
export function onDatabase(command: DatabaseCommand): Command {
  return {
    ...command,
    async run(dataFolder, args) {
      const { isNew, rest } = takeNewFlag(args);
      requireDatabaseOrFlag(dataFolder, isNew);
      const db = openDataFolder(dataFolder, 'share');
      try {
        return await command.run(db, rest);
      } finally {
        db.close();
      }
    },
  };
}
