import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { ledgerTickets } from '../db/schema.ts';
import { readLedgerHeader } from './ledger-columns.ts';
import { type LedgerTicket, toLedgerTicket } from './ledger-ticket.ts';
import { readLines } from './read-lines.ts';
import { ledgerBatchLines, ledgerLineMaxLength, ledgerPauseMs } from './ticket-limits.ts';

/** Number of lines by result. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  leftOut: number;
}

/** Thrown when the file is not a ledger. */
export class UnusableLedgerError extends Error {}

/** Called for each line that is skipped. Line 1 is the header. */
export type ReportBadLine = (number: number, problem: string) => void;

/**
 * Writes the tickets of a ledger file; a later line replaces an earlier one with the same ticket. Each batch has its
 * own transaction and a pause after it, so that a running server can write too. Repeat an interrupted import from the
 * start.
 *
 * @throws UnusableLedgerError when the header is wrong.
 */
export async function importLedger(
  db: Database,
  chunks: AsyncIterable<string>,
  reportBadLine: ReportBadLine,
): Promise<ImportCounts> {
  const lines = readLines(chunks, ledgerLineMaxLength);
  const header = (await lines.next()).value?.text;
  if (header === undefined) throw new UnusableLedgerError('it has no header');
  const readFields = readLedgerHeader(header);
  if ('problem' in readFields) throw new UnusableLedgerError(readFields.problem);

  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, leftOut: 0 };
  let batch: LedgerTicket[] = [];
  const flush = async () => {
    const tickets = batch;
    batch = [];
    const done = await db.write((tx) => writeTickets(tx, tickets));
    for (const outcome of done) counts[outcome] += 1;
    await setTimeout(ledgerPauseMs);
  };

  for await (const { number, text } of lines) {
    if (text !== undefined && /^[\s,;]*$/.test(text)) continue;
    const fields = text === undefined ? { problem: 'too long' } : readFields(text);
    const ticket = 'problem' in fields ? fields : toLedgerTicket(fields);
    if ('problem' in ticket) {
      counts.leftOut += 1;
      reportBadLine(number, ticket.problem);
    } else {
      batch.push(ticket);
      if (batch.length === ledgerBatchLines) await flush();
    }
  }
  if (batch.length > 0) await flush();
  return counts;
}

async function writeTickets(
  tx: Tx,
  tickets: readonly LedgerTicket[],
): Promise<('added' | 'changed' | 'unchanged')[]> {
  const numbers = tickets.map(({ ticket }) => ticket);
  const stored = await tx
    .select()
    .from(ledgerTickets)
    .where(inArray(ledgerTickets.ticket, numbers));
  const known = new Map(stored.map((ticket) => [ticket.ticket, ticket]));
  const written = new Map<string, LedgerTicket>();
  const outcomes = tickets.map((ticket) => {
    const before = known.get(ticket.ticket);
    if (isDeepStrictEqual(before, ticket)) return 'unchanged';
    known.set(ticket.ticket, ticket);
    written.set(ticket.ticket, ticket);
    return before === undefined ? 'added' : 'changed';
  });
  if (written.size > 0) await upsert(tx, [...written.values()]);
  return outcomes;
}

async function upsert(tx: Tx, tickets: LedgerTicket[]): Promise<void> {
  await tx
    .insert(ledgerTickets)
    .values(tickets)
    .onConflictDoUpdate({
      target: ledgerTickets.ticket,
      set: {
        username: sql`excluded.username`,
        usernameKey: sql`excluded.username_key`,
        amount: sql`excluded.amount`,
        finalAmount: sql`excluded.final_amount`,
        recordedAt: sql`excluded.recorded_at`,
      },
    });
}
