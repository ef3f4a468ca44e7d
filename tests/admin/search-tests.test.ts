// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { compareTests } from '../../admin/features/faqs/tested/compare-tests.ts';
import { withoutBranches } from '../../admin/features/faqs/tested/without-branches.ts';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { runTests } from '../../widget/flow/search/run-tests.ts';
import { faq } from '../widget/sample-faqs.ts';
import { ended } from './ended.ts';

const faqs = [
  faq(1, 'Jam buka', { answer: 'Ya.' }),
  faq(2, 'Ongkos kirim', { answer: 'Ya.' }),
  faq(3, 'Bayar di tempat', { answer: 'Ya.', parent_id: 2 }),
  faq(4, 'Jam buka libur', { answer: 'Ya.' }),
];
const tree = { faqs, words: await prepareSearchWords(faqs) };

describe('the tests of a website’s search', () => {
  it('tell whether the FAQ is first, among three, or neither', () => {
    const tests = [
      { words: 'jam buka', faqId: 1 },
      { words: 'jam buka', faqId: 4 },
      { words: 'halo dunia', faqId: 2 },
    ];
    expect(ended(runTests(tests, tree)).map(({ level }) => level)).toEqual([0, 1, 2]);
  });

  it('ignore the taught wordings, which always find themselves', () => {
    const taught = { faqs, words: { ...tree.words, wordings: '2 halo dunia' } };
    expect(ended(runTests([{ words: 'halo dunia', faqId: 2 }], taught))[0]?.level).toBe(2);
  });

  it('show what an edit makes better and worse, the worse first', () => {
    const edited = faqs.map((each) => {
      if (each.id === 1) return { ...each, question: 'Alamat' };
      return each.id === 2 ? { ...each, keywords: ['zwqxk'] } : each;
    });
    const tests = [
      { words: 'zwqxk', faqId: 2 },
      { words: 'jam buka', faqId: 1 },
      { words: 'bayar tempat', faqId: 3 },
    ];
    const changed = ended(compareTests(tests, tree, { ...tree, faqs: edited }));
    expect(changed).toMatchObject([
      { words: 'jam buka', faqId: 1, before: 0, after: 2 },
      { words: 'zwqxk', faqId: 2, before: 2, after: 0 },
    ]);
  });

  it('say of what the bot becomes sure, of another FAQ first', () => {
    const edited = faqs.map((each) =>
      each.id === 1 ? { ...each, question: 'Ongkos kirim barang besar' } : each,
    );
    const tests = [
      { words: 'ongkos kirim barang besar', faqId: 1 },
      { words: 'ongkos kirim barang besar', faqId: 2 },
    ];
    expect(
      ended(compareTests(tests, tree, { ...tree, faqs: edited })).map(({ sure }) => sure),
    ).toEqual(['wrong', 'right']);
  });

  it('show what a deletion takes away, with the descendants', () => {
    const tests = [
      { words: 'bayar di tempat', faqId: 3 },
      { words: 'jam buka', faqId: 1 },
    ];
    const after = { ...tree, faqs: withoutBranches(faqs, [2]) };
    expect(after.faqs.map(({ id }) => id)).toEqual([1, 4]);
    expect(ended(compareTests(tests, tree, after))).toMatchObject([{ faqId: 3, after: 2 }]);
  });
});
