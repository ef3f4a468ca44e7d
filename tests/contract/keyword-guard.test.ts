import { describe, expect, it } from 'vitest';
import { createKeywordGuard } from '../../api/contract/texts/keyword-guard.ts';

/** 20 FAQs, so that 10 % are fewer than three. */
const faqs = Array.from({ length: 20 }, (_, at) => ({
  question: at < 2 ? 'Cara refund' : `Hal ${at}`,
  answer:
    at > 16 ? 'Untuk **Mahasiswa** baru' : at === 0 ? '[Masuk](https://contoh.id) di sini' : null,
}));

function guardOf(name?: string, tree: typeof faqs = faqs) {
  const steps = createKeywordGuard(tree, name);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('the guard of keywords', () => {
  it('takes a word out that stands in a tenth of the FAQs and in at least three', () => {
    const guard = guardOf();
    expect(guard('beasiswa mahasiswa')).toEqual({
      keyword: 'beasiswa',
      common: ['mahasiswa'],
      isNamed: false,
      isCut: true,
    });
    // In two of 20 FAQs.
    expect(guard('cara refund')).toMatchObject({ common: [], isCut: false });
    expect(guard('hal')).toMatchObject({ keyword: '', common: ['hal'] });
  });

  it('needs a tenth of many FAQs', () => {
    const many = [
      ...faqs,
      ...Array.from({ length: 20 }, () => ({ question: 'Lain', answer: null })),
    ];
    expect(guardOf(undefined, many)('mahasiswa').common).toEqual([]);
  });

  it.each([
    ['Mahasiswa-nya tugas', 'nya tugas'],
    ['beasiswa/MAHASISWA', 'beasiswa'],
    ['(mahasiswa)', ''],
    ['mahasiswa2 tesis {mahasiswa}', 'tesis {mahasiswa}'],
    ['D3 & D4', 'D3 & D4'],
    ['注文', '注文'],
    ['💬', '💬'],
  ])('leaves the rest of %s', (typed, keyword) => {
    expect(guardOf()(typed).keyword).toBe(keyword);
  });

  it('takes out the name of the website, but not one word of it', () => {
    const guard = guardOf('Toko Sepatu');
    expect(guard('promo toko sepatu')).toMatchObject({
      keyword: 'promo',
      common: [],
      isNamed: true,
    });
    expect(guard('Toko Sepatu!')).toMatchObject({ keyword: '', isNamed: true });
    expect(guard('sepatu toko').isNamed).toBe(false);
  });
});
