import { createReadStream } from 'node:fs';
import { importLedger, UnusableLedgerError } from '../tickets/import-ledger.ts';
import { CommandError, type DatabaseCommand, UsageError, unknownAction } from './command.ts';
import { describeFileError } from './explain-file-error.ts';

/** Fills the ledger that is used for ticket checks when CHAT_SERVICE_URL is not set. */
export const ledgerCommand: DatabaseCommand = {
  summary: 'imports tickets for deposit and withdrawal checks',
  help: `Usage: tanya-kami ledger import FILE.csv

  import FILE.csv  adds the file's tickets to the ledger, which deposit and withdrawal checks use

The file is UTF-8 text, separated by commas or semicolons, and starts with a header:

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

  async run(db, [action, file, ...rest]) {
    if (action !== 'import') {
      throw unknownAction(action);
    }
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
  },
};

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
