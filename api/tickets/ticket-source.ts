import type { HistoryResponse } from '../contract/public-api.ts';
import type { CheckKind } from '../contract/ticket.ts';

/** Where the state of a deposit or a withdrawal is known. */
export interface TicketSource {
  /**
   * What is known of a ticket. An answer without rows stands for a ticket in the queue, an unknown ticket and a
   * wrong username alike, so that nobody learns which tickets there are.
   *
   * @param ticket normalised, and of this kind
   * @param signal aborts when the visitor no longer waits
   * @throws ApiError when no answer can be had
   */
  find(
    kind: CheckKind,
    username: string,
    ticket: string,
    signal: AbortSignal,
  ): Promise<HistoryResponse>;
}
