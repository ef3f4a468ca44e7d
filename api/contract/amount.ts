import type { HistoryResponse } from './public-api.ts';
import type { CheckKind } from './ticket.ts';

/**
 * The amount that a check shows, in whole rupiah: the totals first, then the first row (specification, section 9). If
 * the response has no amount, the result is `undefined` for a withdrawal check and 0 for a deposit check.
 */
export function pickAmount(
  kind: CheckKind,
  { data, totalValues }: HistoryResponse,
): number | undefined {
  const { totalFinalWithdrawal, totalWithdrawal, grandTotalFinalDeposit, grandTotalDeposit } =
    totalValues;
  const { final_Amount, withdrawal_Amount, deposit_Amount } = data[0] || {};
  const amounts =
    kind === 'withdraw'
      ? [totalFinalWithdrawal, totalWithdrawal, final_Amount, withdrawal_Amount]
      : [grandTotalFinalDeposit, grandTotalDeposit, final_Amount, deposit_Amount, 0];
  return amounts.find((amount) => typeof amount === 'number');
}
