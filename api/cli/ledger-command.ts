import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { eq, type SQL } from 'drizzle-orm';
import { normalizeTicket } from '../contract/ticket.ts';
import type { Database } from '../db/database.ts';
import { ledgerTickets } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { importLedger, UnusableLedgerError } from '../tickets/import-ledger.ts';
import { findTickets, isOlderThan, removeTickets } from '../tickets/remove-tickets.ts';
import { CommandError, type DatabaseCommand, UsageError, unknownAction } from './command.ts';
import { describeFileError } from './explain-file-error.ts';

/** Fills and empties the ledger that is used for ticket checks when CHAT_SERVICE_URL is not set. */
export const ledgerCommand: DatabaseCommand = {
  summary: 'imports tickets for deposit and withdrawal checks, or removes them',
  help: `Usage: tanya-kami ledger import FILE.csv
       tanya-kami ledger remove --username NAME [--yes]
       tanya-kami ledger remove --ticket NUMBER [--yes]
       tanya-kami ledger remove --older-than DAYS [--yes]

  import FILE.csv        adds the file's tickets to the ledger, which deposit and withdrawal checks use
  remove                 prints the tickets that it would remove, in the form of an import, and removes nothing
    --username NAME      all tickets of a username
    --ticket NUMBER      one ticket
    --older-than DAYS    all tickets whose time is more than so many days ago; prints only their number
    --yes                removes them; backups and the files that were imported still contain them

A file to import is UTF-8 text, separated by commas or semicolons, and starts with a header:

  ticket,username,amount,final_amount,recorded_at
  D3612272,budi88,150000,150000,2026-01-31 14:05
  W3612273,budi88,500000,,2026-01-31T07:05:00Z

  ticket        D (deposit) or W (withdrawal) followed by digits
  username      as its owner types it; upper and lower case are the same
  amount        the requested amount in whole rupiah: digits only
  final_amount  the paid amount in whole rupiah; empty while the ticket is in the queue
  recorded_at   a date or a time; without a zone it is Jakarta's

A ticket that exists is replaced, so a file can be imported again. Lines with a problem are reported by
number and left out. The server may be running. Set DATA_DIR to the folder of the database.

Exit codes: 0 every line was imported, 1 some were left out, 2 the file or the command is not usable.`,

  async run(db, [action, ...args]) {
    const run = actions.get(action ?? '');
    if (run === undefined) {
      throw unknownAction(action);
    }
    return await run(db, args);
  },
};

const actions: ReadonlyMap<string, (db: Database, args: readonly string[]) => Promise<string>> =
  new Map([
    ['import', importFile],
    ['remove', remove],
  ]);

/** Columns of a printed ticket: those that an import reads. */
const fileColumns = {
  ticket: 'ticket',
  username: 'username',
  amount: 'amount',
  finalAmount: 'final_amount',
  recordedAt: 'recorded_at',
};

async function importFile(db: Database, [file, ...rest]: readonly string[]): Promise<string> {
  if (file === undefined || rest.length > 0) throw new UsageError('import takes one file.');
  const counts = await importLedger(db, createReadStream(file, 'utf8'), (number, problem) => {
    process.stderr.write(`line ${number}: ${problem}\n`);
  }).catch((error: unknown) => {
    throw explain(error, file);
  });
  const { added, changed, unchanged, leftOut } = counts;
  const summary = `${added} added, ${changed} changed, ${unchanged} unchanged, ${leftOut} left out.`;
  if (leftOut > 0) throw new CommandError(summary);
  return summary;
}

async function remove(db: Database, args: readonly string[]): Promise<string> {
  const { which, isSummed, isAgreed } = readChoice(args);
  if (isAgreed) {
    const removed = await removeTickets(db, which, new AbortController().signal);
    return `${removed} removed. Backups and imported files may still contain them.`;
  }
  const count = await db.read.$count(ledgerTickets, which);
  if (count === 0) return 'There are no such tickets.';
  const list = isSummed ? [] : await findTickets(db, which);
  const file = stringify(list, { columns: fileColumns, header: list.length > 0 });
  return `${file}${count} would be removed. Nothing was removed: add --yes.`;
}

/** Reads which tickets to remove. `isSummed`: they may be too many for a list. */
function readChoice(args: readonly string[]): { which: SQL; isSummed: boolean; isAgreed: boolean } {
  const { username, ticket, yes = false, ...rest } = readOptions(args);
  const days = rest['older-than'];
  if ([username, ticket, days].filter((each) => each !== undefined).length !== 1)
    throw new UsageError('remove takes one of --username, --ticket and --older-than.');
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days))
    throw new UsageError('--older-than takes a number of days, such as 365.');
  if (days !== undefined)
    return { which: isOlderThan(Number(days)), isSummed: true, isAgreed: yes };
  const which =
    ticket === undefined
      ? eq(ledgerTickets.usernameKey, usernameKey(username ?? ''))
      : eq(ledgerTickets.ticket, normalizeTicket(ticket));
  return { which, isSummed: false, isAgreed: yes };
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        username: { type: 'string' },
        ticket: { type: 'string' },
        'older-than': { type: 'string' },
        yes: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function explain(error: unknown, file: string): Error {
  if (error instanceof UnusableLedgerError) return new UsageError(`${file}: ${error.message}.`);
  if (!(error instanceof Error)) return new CommandError(String(error));
  const { syscall, cause } = error as NodeJS.ErrnoException;
  if (syscall === 'open' || syscall === 'read') {
    return new UsageError(describeFileError(error, file));
  }
  // The query builder's message contains every username and ticket of the batch.
  return new CommandError(
    `The database refused a batch: ${cause instanceof Error ? cause.message : error.message}. ` +
      'Earlier batches are saved; import the file again.',
  );
}
