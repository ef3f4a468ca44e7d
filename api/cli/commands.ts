import { adminCommand } from './admin-command.ts';
import { backupCommand } from './backup-command.ts';
import type { Command } from './command.ts';
import { ledgerCommand } from './ledger-command.ts';
import { moveCommand } from './move-command.ts';
import { onDatabase } from './on-database.ts';
import { onFolder } from './on-folder.ts';
import { restoreCommand } from './restore-command.ts';
import { whitelistCommand } from './whitelist-command.ts';

/** The commands of the operator's console by name. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['backup', onFolder(backupCommand)],
  ['restore', onFolder(restoreCommand)],
  ['move-to-postgres', onFolder(moveCommand)],
  ['admin', onDatabase(adminCommand)],
  ['whitelist', onDatabase(whitelistCommand)],
  ['ledger', onDatabase(ledgerCommand)],
]);
