import { pickAmount } from '../../api/contract/amount.ts';
import type { HistoryRequest, HistoryResponse } from '../../api/contract/public-api.ts';
import { amountNames, tickets } from '../../api/contract/ticket.ts';
import type { CheckOutcome } from '../flow/check-types.ts';
import type { Clock, TicketLookup } from '../ports.ts';
import { HttpError, requestJson } from './request-json.ts';

export interface TicketLookupOptions {
  /** Origin of the chat service, which looks up tickets. */
  chatHost: () => string;
  clock: Clock;
}

/** Looks up a ticket at the chat service. */
export function ticketLookup({ chatHost, clock }: TicketLookupOptions): TicketLookup {
  return {
    async lookUp({ kind, username, ticket }, signal) {
      const body: HistoryRequest = { username, ticket };
      try {
        const history = await requestJson(chatHost(), tickets[kind].route, isHistory, {
          signal,
          clock,
          body,
        });
        return history.data.length > 0
          ? { type: 'found', amount: pickAmount(kind, history) }
          : { type: 'queued' };
      } catch (error) {
        if (error instanceof HttpError && error.response.status === 429) {
          return limited(error.response);
        }
        throw error;
      }
    },
  };
}

function limited({ headers }: Response): CheckOutcome {
  const retryAfter = `${headers.get('Retry-After')}`;
  return { type: 'limited', waitSeconds: /^\d+$/.test(retryAfter) ? +retryAfter : null };
}

/** Checks each amount, so that the visitor never sees a wrong one. */
function isHistory(body: unknown): body is HistoryResponse {
  const { data, totalValues } = (body || {}) as Partial<HistoryResponse>;
  return Array.isArray(data) && [...data, totalValues || {}].every(hasValidAmounts);
}

function hasValidAmounts(row: unknown): boolean {
  return (
    Object(row) === row &&
    amountNames.every((name) => {
      const amount = (row as Record<string, unknown>)[name] ?? 0;
      return typeof amount === 'number' && amount >= 0;
    })
  );
}
