import { describe, expect, it } from 'vitest';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';
import { faq } from './sample-faqs.ts';

describe('equal letters', () => {
  it('decide between equal matches', () => {
    const alike = createFaqSearch([faq(1, 'Bayar listrik'), faq(2, 'Bayar angsuran')]);

    expect(alike('bayar pengangsur')[0]?.faq.id).toBe(2);
  });

  it('alone find nothing', () => {
    const search = createFaqSearch([
      faq(1, 'Isi kamar', { answer: 'Setiap kamar memiliki kasur.' }),
    ]);

    expect(search('kamarudin')).toEqual([]);
  });
});
