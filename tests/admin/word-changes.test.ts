import { expect, it } from 'vitest';
import { wordChanges } from '../../admin/ui/comparison/compared-words.tsx';
import { cpuMsOf } from '../tools/cpu-time.ts';

const shown = (before: string, after: string) =>
  wordChanges(before, after)?.map(({ value, added, removed }) =>
    removed ? `-${value}-` : added ? `+${value}+` : value,
  );

it('marks changed words and leaves the rest of the text unmarked', () => {
  expect(shown('Pilih bank, lalu kirim.', 'Pilih e-wallet, lalu kirim.')).toEqual([
    'Pilih ',
    '-bank-',
    '+e-wallet+',
    ', lalu kirim.',
  ]);
});

it('marks nothing when only line breaks differ', () => {
  expect(wordChanges('a b\nc', 'a b\n\nc')).toBeUndefined();
});

it('does not compare two long texts that have nothing in common', async () => {
  const ms = await cpuMsOf(() => {
    expect(wordChanges('.'.repeat(5000), '!'.repeat(5000))).toBeUndefined();
  });
  expect(ms).toBeLessThan(2500);
});
