import { describe, expect, it } from 'vitest';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';

describe('equal letters', () => {
  it('decide between equal matches', () => {
    const alike = createFaqSearch([faq(1, 'Bayar listrik', null), faq(2, 'Bayar angsuran', null)]);

    expect(alike('bayar pengangsur')[0]?.faq.id).toBe(2);
  });

  it('alone find nothing', () => {
    const search = createFaqSearch([faq(1, 'Isi kamar', 'Setiap kamar memiliki kasur.')]);

    expect(search('kamarudin')).toEqual([]);
  });
});

function faq(id: number, question: string, answer: string | null): PublicFaq {
  return { id, question, answer, image: null, parent_id: null };
}
