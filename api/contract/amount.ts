import type { HistoryResponse } from './public-api.ts';
import { type CheckKind, tickets } from './ticket.ts';

/**
 * The amount that a check shows, in whole rupiah: the totals first, then the first row (specification, section 9).
 * Undefined if the response has no amount and the kind has none for that.
 */
export function pickAmount(
  kind: CheckKind,
  { data, totalValues }: HistoryResponse,
): number | undefined {
  const { amounts, noAmount } = tickets[kind];
  const [finalTotal, total, name] = amounts;
  const { final_Amount, [name]: amount } = data[0] || {};
  return [totalValues[finalTotal], totalValues[total], final_Amount, amount, noAmount].find(
    (found) => typeof found === 'number',
  );
}
