import { describe, expect, it } from 'vitest';
import { pickAmount } from '../../api/contract/amount.ts';

const row = { final_Amount: 3, withdrawal_Amount: 4, deposit_Amount: 5 };

describe('amount', () => {
  it.each([
    [{ totalFinalWithdrawal: 1, totalWithdrawal: 2 }, [row], 1],
    [{ totalFinalWithdrawal: null, totalWithdrawal: 2 }, [row], 2],
    [{}, [row], 3],
    [{}, [{ ...row, final_Amount: null }], 4],
    [{ totalFinalWithdrawal: 0 }, [row], 0],
    [{}, [{ deposit_Amount: 5 }], null],
    [{}, [], null],
  ])('of a withdrawal with totals %j and rows %j is %s', (totalValues, data, amount) => {
    expect(pickAmount('withdraw', { data, totalValues })).toBe(amount);
  });

  it.each([
    [{ grandTotalFinalDeposit: 1, grandTotalDeposit: 2 }, [row], 1],
    [{ grandTotalFinalDeposit: null, grandTotalDeposit: 2 }, [row], 2],
    [{}, [row], 3],
    [{}, [{ ...row, final_Amount: null }], 5],
    [{}, [{ withdrawal_Amount: 4 }], 0],
    [{}, [], 0],
  ])('of a deposit with totals %j and rows %j is %s', (totalValues, data, amount) => {
    expect(pickAmount('deposit', { data, totalValues })).toBe(amount);
  });

  it('comes only from the first row', () => {
    const data = [{ final_Amount: 10 }, { final_Amount: 20 }];
    expect(pickAmount('deposit', { data, totalValues: {} })).toBe(10);
  });
});
