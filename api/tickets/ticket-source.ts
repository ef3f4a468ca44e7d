import type { HistoryResponse } from '../contract/public-api.ts';
import type { CheckKind } from '../contract/ticket.ts';

/** Finds the state of deposits and withdrawals. */
export interface TicketSource {
  /**
   * Looks a ticket up. A response without rows means a ticket in the queue, an unknown ticket, or a wrong username.
   * These are not distinguished, so that nobody can find out which tickets exist.
   *
   * @param ticket normalised, and of this kind
   * @param signal aborts when the visitor no longer waits
   * @throws ApiError when the look-up fails
   */
  find(
    kind: CheckKind,
    username: string,
    ticket: string,
    signal: AbortSignal,
  ): Promise<HistoryResponse>;
}
