import { openDataFolder } from '../db/open-data-folder.ts';
import { parseEnv } from '../env.ts';
import type { Command } from './command.ts';
import { runOnConsole } from './run-on-console.ts';

/** Runs a command on the database of `DATA_DIR`. A running server may have it open too. */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  await runOnConsole(command.help, args, async () => {
    const db = openDataFolder(parseEnv(process.env).DATA_DIR, 'share');
    try {
      return await command.run(db, args);
    } finally {
      db.close();
    }
  });
}
