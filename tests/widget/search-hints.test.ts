import { describe, expect, it } from 'vitest';
import type { PublicFaq, PublicSearchWords } from '../../api/contract/public-api.ts';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';

const words: PublicSearchWords = {
  affixes: '',
  fillers: '',
  light: '',
  problems: '',
  spellings: '',
  synonyms: 'dipan ranjang',
  hints: 'kasur matras',
};

const faqs = [
  faq(1, 'Sarapan', 'Prasmanan di lantai dua.'),
  faq(2, 'Isi kamar', 'Setiap kamar memiliki kasur.'),
  faq(3, 'Dipan tambahan', 'Ada.'),
];
const search = createFaqSearch(faqs, words);

describe('a hint', () => {
  it('finds a question by a distant word for its answer', () => {
    expect(search('matras')[0]).toMatchObject({ faq: { id: 2 }, isSure: false });
    expect(createFaqSearch(faqs, { ...words, hints: '' })('matras')).toEqual([]);
  });

  it('makes no match sure, even of a question with only that word', () => {
    const [match] = createFaqSearch([faq(1, 'Kasur', null)], words)('matras');

    expect(match).toMatchObject({ faq: { id: 1 }, isSure: false });
  });

  it('does not outrank a synonym', () => {
    expect(search('matras ranjang')[0]?.faq.id).toBe(3);
  });

  it('is a known word, not a typing error of another', () => {
    const withError = [...faqs, faq(4, 'Mantras', null)];

    expect(createFaqSearch(withError, words)('matras')[0]?.faq.id).toBe(2);
  });
});

describe('equal letters', () => {
  it('decide between equal matches', () => {
    const alike = createFaqSearch([faq(1, 'Bayar listrik', null), faq(2, 'Bayar angsuran', null)]);

    expect(alike('bayar pengangsur')[0]?.faq.id).toBe(2);
  });

  it('alone find nothing', () => {
    expect(search('kamarudin')).toEqual([]);
  });

  it('do not reorder sure matches', () => {
    const alike = createFaqSearch([faq(1, 'Bayar', null), faq(2, 'Bayar', 'Bayaran pembayaran.')]);

    expect(alike('bayar').map((match) => match.faq.id)).toEqual([1, 2]);
  });
});

function faq(id: number, question: string, answer: string | null): PublicFaq {
  return { id, question, answer, image: null, parent_id: null };
}
