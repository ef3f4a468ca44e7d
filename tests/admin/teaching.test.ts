// @vitest-environment node
import { expect, it } from 'vitest';
import { teachingOf } from '../../admin/features/faqs/search/teaching.ts';
import type { KeywordGuard } from '../../api/contract/texts/keyword-guard.ts';

const faq = { id: 1, question: 'Cara deposit', answer: null, image: null, parent_id: null };
const guard: KeywordGuard = (keyword) => {
  const isCut = keyword.includes('deposit');
  return { keyword, common: [], isNamed: false, isCut };
};

it('two words become a keyword, but a wording if one of them is in many FAQs', () => {
  expect(teachingOf(faq, 'isi saldo', guard).kind).toBe('keywords');
  expect(teachingOf(faq, 'isi deposit', guard).kind).toBe('wordings');
  expect(teachingOf(faq, 'isi saldo dari hp', guard).kind).toBe('wordings');
});
