import { describe, expect, it } from 'vitest';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';
import { faq } from './sample-faqs.ts';

const search = createFaqSearch([
  faq(1, 'Pengiriman', { keywords: ['ekspedisi'] }),
  faq(2, 'Biaya pengiriman', { parent_id: 1 }),
  faq(3, 'Ukuran sepatu', { keywords: ['lebar telapak', 'besar kecil'] }),
  faq(4, 'Telapak retak'),
  faq(5, 'Besar diskon'),
]);
const found = (typed: string) => search(typed).map(({ faq, isSure }) => [faq.id, isSure]);

describe('the keywords of a FAQ', () => {
  it('are sure matches like its question', () => {
    expect(found('lebar telapak')[0]).toEqual([3, true]);
  });

  it('have less weight than the words of a question', () => {
    expect(found('telapak')[0]?.[0]).toBe(4);
  });

  it('describe the topic of the questions below it', () => {
    expect(found('biaya ekspedisi')[0]?.[0]).toBe(2);
  });
});
