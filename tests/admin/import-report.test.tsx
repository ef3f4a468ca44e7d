import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImportReport } from '../../admin/features/faqs/transfer/import-report.tsx';
import type { ImportLine } from '../../api/contract/faqs/faq-transfer.ts';
import { importResult } from './rows.ts';

const changed = (line: number, before: string, after: string, below = 0): ImportLine => ({
  line,
  id: line,
  question: after,
  outcome: 'changed',
  parts: ['question'],
  before: { question: before },
  after: { question: after },
  below,
});
const result = importResult({
  added: 1,
  changed: 3,
  lines: [
    { line: 2, id: -1, question: 'Ada COD?', outcome: 'added', parts: [] },
    changed(3, 'Cara deposit lewat bank', 'Cara deposit lewat bank?'),
    {
      line: 4,
      id: 4,
      question: 'Jam layanan',
      outcome: 'changed',
      parts: ['answer', 'order', 'parent'],
      before: { answer: 'Setiap hari.', parent_id: 7 },
      after: { answer: null, parent_id: null },
      parents: { 7: 'Tentang toko' },
    },
    changed(5, 'Withdraw', 'Maksimal deposit', 9),
  ],
});

it('shows first what an import replaces: another question before the rest, old beside new', () => {
  render(<ImportReport result={result} />);
  expect(
    screen.getByText(/^1 baris mengganti pertanyaan lain yang nomornya \(id\) sama/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Diubah 3' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  const [, other, corrected, emptied] = screen.getAllByRole('row').map((row) => within(row));
  expect(other?.getByText('Mengganti pertanyaan lain')).toBeDefined();
  expect(other?.getByText('Withdraw')).toBeDefined();
  expect(other?.getByText('Maksimal deposit')).toBeDefined();
  expect(other?.getByText('9 FAQ di bawahnya tetap di sana.')).toBeDefined();
  expect(corrected?.queryByText('Mengganti pertanyaan lain')).toBeNull();
  expect(emptied?.getByText('Jam layanan')).toBeDefined();
  expect(emptied?.getByText('Setiap hari.')).toBeDefined();
  expect(emptied?.getByText('Menghapus')).toBeDefined();
  expect(emptied?.getByText('Tentang toko')).toBeDefined();
  expect(emptied?.getByText('Tier 0')).toBeDefined();
  expect(emptied?.getByText('Juga berubah: urutan.')).toBeDefined();
});

it('shows what was read otherwise than one might expect, also beside faults', () => {
  const faults = [{ line: 2, message: 'Pertanyaan tidak boleh kosong.' }];
  render(<ImportReport result={{ ...result, faults, notes: ['Lembar "FAQ" yang dibaca.'] }} />);
  expect(screen.getByText('Lembar "FAQ" yang dibaca.')).toBeDefined();
});
