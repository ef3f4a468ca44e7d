import { openDatabase } from '../db/open-database.ts';
import { parseEnv } from '../env.ts';
import type { Command } from './command.ts';
import { runOnConsole } from './run-on-console.ts';

/** Runs a command on the database of the settings. A running server may have it open too. */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  await runOnConsole(command.help, args, async () => {
    const db = await openDatabase(parseEnv(process.env), 'share');
    try {
      return await command.run(db, args);
    } finally {
      await db.close();
    }
  });
}
