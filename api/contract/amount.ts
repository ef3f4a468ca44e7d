import type { HistoryResponse } from './public-api.ts';
import { type CheckKind, tickets } from './ticket.ts';

/**
 * The amount that a check shows, in whole rupiah: the totals first, then the first row (specification, section 9).
 * `null` if it is not recorded yet.
 */
export function pickAmount(kind: CheckKind, { data, totalValues }: HistoryResponse): number | null {
  const { amounts, amount } = tickets[kind];
  // Some services omit the totals.
  const values = { ...data[0], ...totalValues };
  return amounts.map((name) => values[name]).find((found) => found != null) ?? amount;
}
