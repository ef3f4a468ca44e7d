import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { loadLexicon } from '../../../api/search-words/lexicon.ts';
import { prepareSearchWords } from '../../../api/search-words/prepare-search-words.ts';
import { readTreeWords } from '../../../api/search-words/words-of-tree.ts';
import { largeTree, starterTree } from '../../widget/search-trees.ts';
import { createAdminApi, createTestApi, strangerIp, type TestApi } from '../test-api.ts';

async function writeFaq(api: TestApi, cookie: string, question: string): Promise<void> {
  const body = new FormData();
  for (const [key, value] of Object.entries({ question, answer: '', website_id: '1' })) {
    body.set(key, value);
  }
  await api.call('/api/faqs', { method: 'POST', cookie, body });
}

async function readWords(api: TestApi): Promise<PublicSearchWords> {
  const response = await api.call('/faqs/1/words', { ip: strangerIp });
  expect(response.status).toBe(200);
  return response.json();
}

function faqsOf(...questions: string[]): PublicFaq[] {
  return questions.map((question, place) => ({
    id: place + 1,
    question,
    answer: null,
    image: null,
    parent_id: null,
  }));
}

function bytesOf(words: PublicSearchWords): number {
  return gzipSync(JSON.stringify(words)).byteLength;
}

describe('the words of the search', () => {
  it('can be read by anybody, and change after each write', async () => {
    const { api, cookie } = await createAdminApi();
    await writeFaq(api, cookie, 'Ongkos kirim');
    expect((await readWords(api)).synonyms).toContain('ekspedisi');
    expect((await readWords(api)).synonyms).not.toContain('ranjang');

    await writeFaq(api, cookie, 'Tempat tidur tambahan');
    expect((await readWords(api)).synonyms).toContain('ranjang');
  });

  it('contain only text in every field, and are equal in each response', async () => {
    const api = await createTestApi();
    const words = await readWords(api);
    expect(Object.values(words).every((text) => typeof text === 'string')).toBe(true);
    expect(await readWords(api)).toEqual(words);
  });

  it('include forms and synonyms of the tree’s words, also of keywords', async () => {
    const { synonyms, spellings } = await prepareSearchWords([
      ...faqsOf('Pembayaran iuran'),
      { ...(faqsOf('Lainnya')[0] as PublicFaq), keywords: ['kasur'] },
    ]);
    expect(spellings).toMatch(/^bayar .*mayar/m);
    expect(synonyms).toContain('ranjang');
  });

  it('do not treat a word as a filler in a tree where it has a meaning', async () => {
    const plain = await prepareSearchWords(faqsOf('Jam buka'));
    expect(plain.fillers.split(' ')).toContain('ka');
    const withMeaning = await prepareSearchWords(faqsOf('Pakai kereta'));
    expect(withMeaning.fillers.split(' ')).not.toContain('pakai');
  });

  it('take at most 8 KiB for trees of up to 110 questions', async () => {
    const folder = join(import.meta.dirname, '../../widget/learn-trees');
    const trees = readdirSync(folder).map(
      (file): PublicFaq[] => JSON.parse(readFileSync(join(folder, file), 'utf8')).tree,
    );
    for (const tree of [...trees, starterTree]) {
      expect(bytesOf(await prepareSearchWords(tree))).toBeLessThanOrEqual(8 * 1024);
    }
  });

  it('are prepared for 5,000 questions without blocking the server', async () => {
    await loadLexicon();
    let yields = 0;
    const timer = setInterval(() => {
      yields += 1;
    }, 1);
    await prepareSearchWords(largeTree(5000));
    clearInterval(timer);
    // Other work could run every few milliseconds.
    expect(yields).toBeGreaterThan(10);
  });
});

describe('the lexicon', () => {
  it('has only folded words, and pairs of two', async () => {
    const { fillers, light, spellings, lines } = await loadLexicon();
    const words = [
      ...fillers,
      ...light,
      ...spellings.flat(),
      ...lines.flatMap(({ synonyms, related }) => [...synonyms, ...related]),
    ];
    expect(words.length).toBeGreaterThan(4000);
    expect(words.filter((word) => !/^[a-z0-9]+(_[a-z0-9]+)?$/.test(word))).toEqual([]);
  });

  it('uses only the first spelling of a word in its other lists', async () => {
    const { usual, spellings, lines } = await loadLexicon();
    const first = new Set(spellings.map(([word]) => word));
    const others = lines
      .flatMap(({ synonyms, related }) => [...synonyms, ...related])
      .filter((word) => usual.has(word) && !first.has(word));
    expect(others).toEqual([]);
  });
});

describe('a text of many made-up words', () => {
  /** Each word has tens of possible roots, so two words in a row have a thousand possible pairs. */
  const words = Array.from({ length: 400 }, (_, number) => {
    const middle = number.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(+digit));
    return `mempeng${middle}kannyalah`;
  });
  const answer = words.slice(0, 100).join(' ');
  const tree: PublicFaq[] = faqsOf('Satu', 'Dua', 'Tiga').map((faq) => ({ ...faq, answer }));

  it('stores only roots that are in the lexicon', async () => {
    const lexicon = await loadLexicon();
    const { add } = Set.prototype;
    let added = 0;
    Set.prototype.add = function (value) {
      added += 1;
      return add.call(this, value);
    };
    try {
      for (const _ of readTreeWords(tree, lexicon));
    } finally {
      Set.prototype.add = add;
    }
    expect(added).toBeLessThan(100 * words.length);
  });

  it('is read with pauses', async () => {
    const pauses = [...readTreeWords(tree, await loadLexicon())];
    expect(pauses.length).toBeGreaterThan(4);
  });

  it('is ignored when it is one very long word', async () => {
    const long: PublicFaq[] = faqsOf('Satu').map((faq) => ({
      ...faq,
      answer: `bayar${'nyalah'.repeat(800)}`,
    }));
    const { synonyms } = await prepareSearchWords(long);
    expect(synonyms).toBe((await prepareSearchWords(faqsOf('Satu'))).synonyms);
  });
});
