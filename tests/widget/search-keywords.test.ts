import { describe, expect, it } from 'vitest';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';

function faq(id: number, question: string, parent_id: number | null, keywords?: string[]) {
  const rest = { answer: null, image: null, parent_id };
  return { id, question, ...rest, ...(keywords && { keywords }) } satisfies PublicFaq;
}

const search = createFaqSearch([
  faq(1, 'Pengiriman', null, ['ekspedisi']),
  faq(2, 'Biaya pengiriman', 1),
  faq(3, 'Ukuran sepatu', null, ['lebar telapak', 'besar kecil']),
  faq(4, 'Telapak retak', null),
  faq(5, 'Besar diskon', null),
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
