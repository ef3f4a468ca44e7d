import { expect, it } from 'vitest';
import { handoverNotes } from '../../../widget/adapters/live-agent/handover-notes.ts';

it('writes the path of questions', () => {
  expect(handoverNotes({ questions: ['Akun', 'Lupa password'] })).toEqual({
    'faq-questions': 'Akun > Lupa password',
  });
});

it('adds the ticket that was checked last', () => {
  expect(handoverNotes({ questions: ['Cek Deposit'], ticket: 'D3612272' })).toEqual({
    'faq-questions': 'Cek Deposit',
    'faq-ticket': 'D3612272',
  });
});

it('writes nothing where nothing was asked, since a vendor refuses empty notes', () => {
  expect(handoverNotes({ questions: [] })).toEqual({});
});

it('keeps the latest of a long path, within what every vendor takes', () => {
  const note = handoverNotes({ questions: ['a'.repeat(300), 'Terakhir'] })['faq-questions'] ?? '';
  expect(note).toHaveLength(255);
  expect(note).toMatch(/^…a+ > Terakhir$/);
});
