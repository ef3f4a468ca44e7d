import { parseEnv } from '../env.ts';
import { backupCommand } from './backup-command.ts';
import { runOnConsole } from './run-on-console.ts';

const args = process.argv.slice(2);
await runOnConsole(backupCommand.help, args, () =>
  backupCommand.run(parseEnv(process.env).DATA_DIR, args),
);
