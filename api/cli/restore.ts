import { parseEnv } from '../env.ts';
import { restoreCommand } from './restore-command.ts';
import { runOnConsole } from './run-on-console.ts';

const args = process.argv.slice(2);
await runOnConsole(restoreCommand.help, args, () =>
  restoreCommand.run(parseEnv(process.env).DATA_DIR, args),
);
