import { type Command, CommandError, type FolderCommand } from './command.ts';

/**
 * Runs a command on the data folder. Refuses it when `DATABASE_URL` is set: the folder then has no database, or an old
 * one that no server uses.
 */
export function onFolder(command: FolderCommand): Command {
  return {
    ...command,
    async run({ DATABASE_URL, DATA_DIR }, args) {
      if (DATABASE_URL !== undefined) throw new CommandError(command.withPostgres);
      return await command.run(DATA_DIR, args);
    },
  };
}
