import { pickAmount } from '../../api/contract/amount.ts';
import type { HistoryAnswer, HistoryRequest } from '../../api/contract/public-api.ts';
import type { CheckOutcome } from '../flow/check-types.ts';
import type { Clock, HistoryLookup } from '../ports.ts';
import { RefusedRequest, requestJson } from './request-json.ts';

export interface HistoryLookupOptions {
  /** Origin of the service that knows the tickets. */
  chatHost: () => string;
  clock: Clock;
}

/** Asks the chat service what became of a ticket. */
export function historyLookup({ chatHost, clock }: HistoryLookupOptions): HistoryLookup {
  return {
    async lookUp({ kind, username, ticket }, signal) {
      const address = `${chatHost()}/api/${kind === 'deposit' ? 'deposits' : 'withdrawals'}/history`;
      const body: HistoryRequest = { username, ticket };
      try {
        const answer = await requestJson(address, { signal, clock, body });
        if (!isHistory(answer)) throw new Error('Not a history.');
        if (answer.data.length === 0) return { type: 'queued' };
        return { type: 'found', amount: pickAmount(kind, answer) ?? null };
      } catch (error) {
        if (error instanceof RefusedRequest && error.response.status === 429) {
          return limited(error.response);
        }
        throw error;
      }
    },
  };
}

function limited({ headers }: Response): CheckOutcome {
  const retryAfter = headers.get('Retry-After') ?? '';
  return { type: 'limited', waitSeconds: /^\d+$/.test(retryAfter) ? Number(retryAfter) : null };
}

/** A visitor must not be told an amount that is none. */
function isHistory(answer: unknown): answer is HistoryAnswer {
  const { data, totalValues } = (answer ?? {}) as Partial<HistoryAnswer>;
  return Array.isArray(data) && [...data, totalValues].every(holdsAmounts);
}

const amountNames = [
  'final_Amount',
  'withdrawal_Amount',
  'deposit_Amount',
  'totalFinalWithdrawal',
  'totalWithdrawal',
  'grandTotalFinalDeposit',
  'grandTotalDeposit',
];

function holdsAmounts(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const amounts = row as Record<string, unknown>;
  return amountNames.every((name) => {
    const amount = amounts[name] ?? 0;
    return typeof amount === 'number' && amount >= 0;
  });
}
