import type { HistoryResponse } from './public-api.ts';
import type { CheckKind } from './ticket.ts';

/**
 * The amount that a check shows, in whole rupiah: the totals first, then the first row (specification, section 9).
 * `undefined` when the response to a withdrawal check has none; for a deposit check the amount is then 0.
 */
export function pickAmount(
  kind: CheckKind,
  { data, totalValues }: HistoryResponse,
): number | undefined {
  const row = data[0];
  if (kind === 'withdraw') {
    return (
      totalValues.totalFinalWithdrawal ??
      totalValues.totalWithdrawal ??
      row?.final_Amount ??
      row?.withdrawal_Amount ??
      undefined
    );
  }
  return (
    totalValues.grandTotalFinalDeposit ??
    totalValues.grandTotalDeposit ??
    row?.final_Amount ??
    row?.deposit_Amount ??
    0
  );
}
