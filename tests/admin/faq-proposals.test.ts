// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chooseProposals } from '../../admin/features/faqs/proposals/choose-proposals.ts';
import { propose } from '../../admin/features/faqs/proposals/propose.ts';
import { findVisitorWords } from '../../admin/features/faqs/proposals/visitor-words.ts';
import {
  partMaxLength,
  publishedTexts,
  type RequestedFaq,
  writeRequest,
} from '../../admin/features/faqs/proposals/write-request.ts';
import { createKeywordGuard } from '../../api/contract/texts/keyword-guard.ts';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { ended } from './ended.ts';

const faq = (id: number, question: string, more: Partial<RequestedFaq> = {}): RequestedFaq => {
  return { id, parent_id: null, question, answer: null, keywords: [], ...more };
};
const allOf = (faqs: readonly RequestedFaq[]) => new Set(faqs.map(({ id }) => id));

describe('the request for other words', () => {
  it('has numbers, topics, questions, the beginnings of answers and the keywords, and nothing else', () => {
    const faqs = [
      faq(1, 'Kirim'),
      { ...faq(2, 'Lama\nkirim?', { parent_id: 1 }), wordings: ['kapan sampai'], note: 'rahasia' },
      faq(3, 'Bayar', {
        answer: `**Rp5.000** ke {rekening}. ${'a'.repeat(400)}`,
        keywords: ['transfer', 'tf'],
      }),
      faq(4, 'Tidak diminta'),
    ];
    const [part] = writeRequest({ website: 'Toko', faqs, ids: new Set([1, 2, 3]) });
    const { text = '', ids } = part ?? {};
    expect(ids).toEqual([1, 2, 3]);
    expect(text.slice(text.indexOf('Daftar: 3 FAQ.'))).toBe(`Daftar: 3 FAQ.

[1] Kirim

Topik: Kirim

[2] Lama kirim?

Topik: -

[3] Bayar
Jawaban: Rp5.000 ke {rekening}. ${'a'.repeat(277)}…
Kata lain: transfer | tf
`);
    expect(text).toContain('jangan pakai nama website ini (Toko)');
  });

  it('has the texts that visitors read, unless the draft is asked for', () => {
    const draft = [
      faq(1, 'Lama'),
      faq(2, 'Diubah', { keywords: ['baru'] }),
      faq(3, 'Belum terbit'),
    ];
    const change = { added: false, removed: false, edited: false, moved: false, shared: false };
    const before = { question: 'Terbit', answer: 'Ya', image: null, parent: null };
    const published = publishedTexts(draft, [
      { ...change, id: 2, edited: true, before, after: { ...before, question: 'Diubah' } },
      { ...change, id: 3, added: true, before: null, after: before },
      { ...change, id: 4, removed: true, before, after: null },
    ]);
    expect(published).toMatchObject([
      { id: 1, question: 'Lama' },
      { id: 2, question: 'Terbit', keywords: ['baru'] },
    ]);
    expect(published).toHaveLength(2);
    expect(publishedTexts(draft, [])).toBe(draft);
  });

  it('comes in parts, each of which says its topic', () => {
    const faqs = [
      faq(1, 'Umum'),
      ...Array.from({ length: 99 }, (_, at) =>
        faq(at + 2, `Pertanyaan ${at}`, { parent_id: 1, answer: 'jawaban '.repeat(40) }),
      ),
    ];
    const parts = writeRequest({ website: undefined, faqs, ids: allOf(faqs) });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.flatMap(({ ids }) => ids)).toEqual(faqs.map(({ id }) => id));
    for (const { text } of parts) {
      expect(text.length).toBeLessThan(partMaxLength + 2000);
      expect(text).toContain('Topik: Umum');
    }
    expect(parts[1]?.text).toContain(`Bagian 2 dari ${parts.length}`);
  });
});

const tree = [
  faq(1, 'Cara deposit', { keywords: ['topup'] }),
  faq(2, 'Deposit gagal'),
  faq(3, 'Batas deposit'),
];
const guard = ended(createKeywordGuard(tree, 'Tanya Kami'));

describe('proposals', () => {
  it('are what is new, without common words and the website’s name', () => {
    const words = [
      'isi saldo',
      'TOPUP',
      'deposit',
      'isi deposit',
      'tanya kami',
      'x'.repeat(61),
      'cara',
    ];
    const { groups, known } = propose(tree, [{ id: 1, words }], guard);
    expect(known).toBe(2);
    expect(groups.map(({ faq }) => faq.id)).toEqual([1]);
    expect(groups[0]?.proposals).toMatchObject([
      { keyword: 'isi saldo', isCut: false },
      { keyword: '', proposed: 'deposit', common: ['deposit'] },
      { keyword: 'isi', proposed: 'isi deposit', common: ['deposit'] },
      { keyword: '', isNamed: true },
      { keyword: 'x'.repeat(61), isTooLong: true },
    ]);
  });

  it('are added when they are ticked, short enough, and the FAQ has room', () => {
    const many = Array.from({ length: 25 }, (_, at) => `kata ${at}`);
    const { groups } = propose(
      tree,
      [
        { id: 1, words: many },
        { id: 2, words: ['y'.repeat(61), 'gagal terus', 'lain'] },
      ],
      guard,
    );
    const keys = groups.flatMap(({ proposals }) => proposals.map(({ key }) => key));
    const long = `2 ${'y'.repeat(61)}`;
    const choices = { ticks: { '2 lain': false }, texts: { [long]: ' singkat ' } };
    const { added, count } = chooseProposals(groups, choices, new Set(keys));
    expect(added.get(1)).toEqual(many.slice(0, 19));
    expect(added.get(2)).toEqual(['singkat', 'gagal terus']);
    expect(count).toBe(21);
    expect(chooseProposals(groups, { ticks: {}, texts: {} }, new Set()).count).toBe(0);
  });

  it('from visitors are what they typed for FAQs that the bot does not find for sure', async () => {
    const faqs = [...tree, faq(4, 'Jam buka')].map(({ keywords, ...each }) => {
      return { ...each, keywords: [...keywords], image: null };
    });
    const words = await prepareSearchWords(faqs);
    const tests = [
      { words: 'jam buka', faqId: 4, row: { id: 1, count: 5 } },
      { words: 'jam buka wzqxk', faqId: 2, row: { id: 2, count: 3 } },
      { words: 'kulonuwun', faqId: 4 },
      { words: 'milik admin', faqId: 4, row: { id: 3, count: 0 } },
    ];
    const found = ended(findVisitorWords(tests, { faqs, words }));
    expect(found.words).toEqual([
      { id: 2, words: ['jam buka wzqxk'] },
      { id: 4, words: ['kulonuwun'] },
    ]);
    expect([...found.chosen]).toEqual([2]);
  });
});
