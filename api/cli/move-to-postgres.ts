import { parseEnv } from '../env.ts';
import { moveCommand } from './move-command.ts';
import { runOnConsole } from './run-on-console.ts';

const args = process.argv.slice(2);
await runOnConsole(moveCommand.help, args, () =>
  moveCommand.run(parseEnv(process.env).DATA_DIR, args),
);
