import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { HistoryResponse } from '../contract/public-api.ts';
import { type CheckKind, tickets } from '../contract/ticket.ts';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import { ledgerTickets } from '../db/schema.ts';
import { findStorageErrorKind, StorageError } from '../db/storage-error.ts';
import { usernameKey } from '../db/username-key.ts';
import type { TicketSource } from './ticket-source.ts';

/** Looks tickets up in our own database. */
export function createLedgerSource(db: Database): TicketSource {
  // Build the query once, because this takes most of the time.
  const query = prepareQuery(
    db.read
      .select({ amount: ledgerTickets.amount, finalAmount: ledgerTickets.finalAmount })
      .from(ledgerTickets)
      .where(
        and(
          eq(ledgerTickets.ticket, sql.placeholder('ticket')),
          eq(ledgerTickets.kind, sql.placeholder('kind')),
          eq(ledgerTickets.usernameKey, sql.placeholder('usernameKey')),
          isNotNull(ledgerTickets.finalAmount),
        ),
      ),
    'find-ticket',
  );
  return {
    async find(kind, username, ticket) {
      const [found] = await query
        .execute({ ticket, kind, usernameKey: usernameKey(username) })
        .catch(throwWithoutParameters);
      return found === undefined
        ? { data: [], totalValues: {} }
        : toResponse(kind, found.amount, found.finalAmount);
    },
  };
}

/** The query builder's message contains the query's parameters, and errors are logged. Usernames must not be logged. */
function throwWithoutParameters(error: unknown): never {
  const { cause } = error instanceof Error ? error : {};
  const message = `The ledger cannot be read: ${cause instanceof Error ? cause.message : 'unknown'}`;
  const kind = findStorageErrorKind(cause);
  throw kind === undefined ? new Error(message) : new StorageError(message, kind);
}

function toResponse(kind: CheckKind, amount: number, finalAmount: number | null): HistoryResponse {
  const [finalTotal, total, final, name] = tickets[kind].amounts;
  return {
    data: [{ [final]: finalAmount, [name]: amount }],
    totalValues: { [finalTotal]: finalAmount, [total]: amount },
  };
}
