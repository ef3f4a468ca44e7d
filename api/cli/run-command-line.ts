import { exitCodes } from '../config/exit-codes.ts';
import { SettingsError } from '../config/settings-error.ts';
import { UnusableDatabaseError } from '../db/known-migrations.ts';
import { type DatabaseSettings, nameOfDatabase } from '../db/open-database.ts';
import { plainMessage } from '../db/plain-message.ts';
import { FolderInUseError } from '../db/sqlite/lock-data-folder.ts';
import { parseEnv } from '../env.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { explainFileError } from './explain-file-error.ts';

const help = `Usage: tanya-kami COMMAND ...

${[...commands].map(([name, { summary }]) => `  ${name.padEnd(16)}  ${summary}`).join('\n')}

"tanya-kami COMMAND --help" describes one. They work on the database in the folder DATA_DIR, which they print first,
or on the one of DATABASE_URL. A folder without a database is refused. With --new, restore, admin, whitelist, ledger
and words create the database, and refuse an existing one.

tanya-kami is on the path of the container and, if it was installed, of a machine with the service. It stands for
"node dist/api/cli/main.js", as does "npm run COMMAND --" in the program's folder.

Exit codes: 0 success, 1 failure, 2 wrong arguments, 75 the folder is in use, 78 a setting is not usable.`;

/** Runs one command of the console, prints its result or its error, and returns the exit code. */
export async function runCommandLine([name, ...args]: readonly string[]): Promise<number> {
  if (isHelp(name)) return print(help);
  const command = commands.get(name ?? '');
  if (command === undefined) {
    const problem = name === undefined ? 'A command is missing.' : `Unknown command: ${name}.`;
    return fail(`${problem}\n\n${help}`, exitCodes.usage);
  }
  if (args.some(isHelp)) return print(command.help);
  try {
    return await run(command, parseEnv(process.env), args);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return fail(error.message, exitCodes.unusable);
  }
}

async function run(
  command: Command,
  settings: DatabaseSettings,
  args: readonly string[],
): Promise<number> {
  // Use standard error, so that standard output contains only the result.
  process.stderr.write(`${describeDatabase(settings)}\n`);
  try {
    return print(await command.run(settings, args));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof UsageError) {
      return fail(`${error.message}\n\n${command.help}`, exitCodes.usage);
    }
    if (error instanceof FolderInUseError) return fail(error.message, exitCodes.inUse);
    const isForOperator = error instanceof CommandError || error instanceof UnusableDatabaseError;
    const sentence = isForOperator ? error.message : explainFileError(error, settings);
    return fail(sentence ?? stackOf(error), exitCodes.failed);
  }
}

function describeDatabase({ DATABASE_URL, DATA_DIR }: DatabaseSettings): string {
  if (DATABASE_URL === undefined) return `Data folder: ${DATA_DIR}`;
  return `Database: ${nameOfDatabase(DATABASE_URL)}`;
}

/** The stack of an unexpected error, without the values of a query. */
function stackOf(error: Error): string {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`${error.name}: ${plainMessage(error)}`, ...frames].join('\n');
}

function isHelp(arg: string | undefined): boolean {
  return arg === '--help' || arg === '-h';
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}
