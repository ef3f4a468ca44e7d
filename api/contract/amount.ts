import type { HistoryResponse } from './public-api.ts';
import type { CheckKind } from './ticket.ts';

/**
 * The amount a check shows, in whole rupiah, by the order of the specification's section 9: totals first, then the
 * first row. `undefined` when a withdrawal's answer holds none; a deposit's is then 0, as the specification says.
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
