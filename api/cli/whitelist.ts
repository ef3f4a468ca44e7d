import { runCommand } from './run-command.ts';
import { whitelistCommand } from './whitelist-command.ts';

await runCommand(whitelistCommand, process.argv.slice(2));
