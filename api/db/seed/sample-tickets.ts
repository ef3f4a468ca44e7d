import type { ledgerTickets } from '../schema.ts';
import { usernameKey } from '../username-key.ts';

/** Sample tickets. Those without a final amount are still being processed. */
export const sampleTickets = [
  ticket('D3612272', 'deposit', 'demo', 150_000, 150_000),
  ticket('D3612273', 'deposit', 'demo', 200_000, null),
  ticket('D3612298', 'deposit', 'sari_w', 100_000, 100_000),
  ticket('D3612340', 'deposit', 'Andi.P', 1_500_000, 1_485_000),
  ticket('D3612355', 'deposit', 'budi88', 50_000, null),
  ticket('W3612272', 'withdraw', 'demo', 500_000, 500_000),
  ticket('W3612273', 'withdraw', 'demo', 350_000, null),
  ticket('W3612311', 'withdraw', 'sari_w', 2_000_000, 1_995_000),
  ticket('W3612360', 'withdraw', 'Andi.P', 300_000, null),
];

function ticket(
  number: string,
  kind: 'deposit' | 'withdraw',
  username: string,
  amount: number,
  finalAmount: number | null,
): typeof ledgerTickets.$inferInsert {
  return {
    ticket: number,
    kind,
    username,
    usernameKey: usernameKey(username),
    amount,
    finalAmount,
    recordedAt: '2026-01-15T03:20:00.000Z',
  };
}
