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

it('writes nothing if no question was chosen, because a vendor refuses empty notes', () => {
  expect(handoverNotes({ questions: [] })).toEqual({});
});

it('shortens a long path to its latest questions, within the limit of every vendor', () => {
  const note = handoverNotes({ questions: ['a'.repeat(300), 'Terakhir'] })['faq-questions'] ?? '';
  expect(note).toHaveLength(255);
  expect(note).toMatch(/^…a+ > Terakhir$/);
});
