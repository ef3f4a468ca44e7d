// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { rootsOf } from '../../api/contract/faqs/roots-of.ts';
import { loadLexicon } from '../../api/search-words/lexicon.ts';
import { preparedSearch } from './prepared-search.ts';
import { faq } from './sample-faqs.ts';

const { affixes, fillers, lines, spellings, usual } = await loadLexicon();
const words = new Set([
  ...lines.flatMap(({ synonyms, related }) => [...synonyms, ...related]),
  ...spellings.map(([first = '']) => first),
]);

interface Pair {
  typed: string;
  question: string;
}

/** The pairs whose question is not among the matches of the typed text, in trees of some of the questions. */
async function missedOf(pairs: readonly Pair[], atOnce = 10): Promise<Pair[]> {
  const missed: Pair[] = [];
  for (let start = 0; start < pairs.length; start += atOnce) {
    const some = pairs.slice(start, start + atOnce);
    const tree = some.map(({ question }, id) => faq(id, question));
    const search = await preparedSearch(tree);
    const isFound = ({ typed, question }: Pair) =>
      search(typed, atOnce).some((found) => found.faq.question === question);
    missed.push(...some.filter((pair) => !isFound(pair)));
  }
  return missed;
}

describe('derived nouns', () => {
  it.each([
    ['refund', 'Pengembalian dana'],
    ['belanja', 'Pembelian'],
    ['join', 'Pendaftaran'],
    ['maling', 'Kehilangan'],
    ['lemot', 'Keterlambatan'],
  ])('are found by a synonym of their root: %s finds %s', async (typed, question) => {
    expect(await missedOf([{ typed, question }])).toEqual([]);
  });

  it('are all found by a synonym of their root', async () => {
    const pairs = [...words].filter((word) => /^(pe|ke)\w+an$/.test(word)).flatMap(pairsOf);
    expect(pairs.length).toBeGreaterThan(100);
    expect(await missedOf(pairs)).toEqual([]);
  });

  /** The derived noun, with one synonym of each of its roots. */
  function pairsOf(question: string): Pair[] {
    const roots = rootsOf(question, affixes).filter(
      (root) => root !== question && root.length >= 4 && !usual.has(root),
    );
    return roots.flatMap((root) => {
      const line = lines.find(
        ({ synonyms }) => synonyms.includes(root) && !synonyms.includes(question),
      );
      const typed = line?.synonyms.find(
        (word) => !word.includes('_') && !rootsOf(word, affixes).includes(root),
      );
      return typed === undefined ? [] : [{ typed, question }];
    });
  }
});

describe('words that look like a filler with an affix', () => {
  it.each([
    'pengetahuan',
    'pengakuan',
    'pengamatan',
    'terbang',
    'lahan',
    'kemah',
    'mangga',
    'tiba',
    'antara',
    'milik',
    'salam',
  ])('are found if a question has them: %s', async (word) => {
    expect(await missedOf([{ typed: word, question: `Tentang ${word}` }])).toEqual([]);
  });

  it('are not lost among the words of the lexicon', async () => {
    const single = [...words].filter((word) => !/_|^tanya$/.test(word) && !fillers.includes(word));
    const pairs = single.map((word) => ({ typed: word, question: `Tentang ${word}` }));
    expect(await missedOf(pairs, 100)).toEqual([]);
  });

  it('are still fillers with an ending that adds no meaning', async () => {
    const pair = { typed: 'bangnya', question: 'Tentang bang' };
    expect(await missedOf([pair])).toEqual([pair]);
  });
});
