import { asc, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deleteInTransactions } from '../db/delete-in-transactions.ts';
import { ledgerTickets } from '../db/schema.ts';
import type { LedgerTicket } from './ledger-ticket.ts';

/** The condition for tickets whose time is more than so many days ago. */
export function isOlderThan(days: number): SQL {
  return lt(ledgerTickets.recordedAt, new Date(Date.now() - days * 86_400_000).toISOString());
}

/** Tickets of the ledger, the oldest first. */
export async function findTickets(db: Database, which: SQL): Promise<LedgerTicket[]> {
  return await db.read
    .select()
    .from(ledgerTickets)
    .where(which)
    .orderBy(asc(ledgerTickets.recordedAt), asc(ledgerTickets.ticket));
}

/**
 * Deletes tickets of the ledger in short transactions, so that a running server can write too.
 *
 * @param signal aborting it stops the deletions after the current transaction.
 * @returns the number of deleted tickets.
 */
export async function removeTickets(
  db: Database,
  which: SQL,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  await deleteInTransactions(db, signal, async (tx, limit) => {
    const some = tx
      .select({ ticket: ledgerTickets.ticket })
      .from(ledgerTickets)
      .where(which)
      .limit(limit);
    const deleted = await tx
      .delete(ledgerTickets)
      .where(inArray(ledgerTickets.ticket, some))
      .returning({ ticket: ledgerTickets.ticket });
    removed += deleted.length;
    return deleted.length;
  });
  return removed;
}
