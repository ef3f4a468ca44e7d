import { gzipSync } from 'node:zlib';
import type { PublicSearchWords, TaughtFaq } from '../../api/contract/public-api.ts';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';
import { type FoundIds, figuresOf, type SearchFigures, sumOf } from '../widget/search-figures.ts';
import {
  farSets,
  freshSets,
  heldOutSets,
  keywordSets,
  learnSets,
  type Phrasing,
  type SearchSet,
  starterSets,
  unseenSets,
} from '../widget/search-sets.ts';
import { installedFile, installedVersions } from './installed.ts';
import type { Section } from './section.ts';
import { table } from './table.ts';

type Search = (typed: string) => FoundIds;

interface Measured {
  name: string;
  ours: SearchFigures;
  miniSearch: SearchFigures;
  /** Half of the phrasings before and after the other half was taught, for both halves together. */
  untaught: SearchFigures;
  taught: SearchFigures;
  /** The taught phrasings themselves. */
  repeated: SearchFigures;
  /** How many phrasings find a sure match after the questions that answer them were removed. */
  sureWithout: number;
  /** Of the words that a visitor loads, with gzip. */
  bytes: number;
}

/** Measures how often the bot's search finds the right question, beside MiniSearch, and what a month of teaching changes. */
export async function benchSearch(): Promise<Section> {
  const groups: [string, readonly SearchSet[]][] = [
    ['starter tree', starterSets],
    ['learn trees', learnSets],
    ['far trees', farSets],
    ['held-out trees', heldOutSets],
    ['unseen trees', unseenSets],
    ['fresh trees', freshSets],
    ['trees with kata lain', keywordSets],
  ];
  const rows: string[][] = [];
  for (const [group, sets] of groups) {
    const measured: Measured[] = [];
    for (const set of sets) measured.push(await measure(set));
    if (group !== 'learn trees' && group !== 'far trees') rows.push(...measured.map(rowOf));
    rows.push(rowOf({ ...together(measured), name: `**all of the ${group}**` }));
  }
  return {
    title: 'The search for typed words',
    text: [
      `Per cent of the phrasings whose question is first, and among the first three, in trees of ${groups.reduce((sum, [, sets]) => sum + sets.length, 1 - starterSets.length - keywordSets.length)} fields. The search was tuned to the starter tree, the learn trees and the far trees, whose phrasings tell a situation; of the held-out and unseen trees only figures were read. The unseen trees were written by somebody who saw nothing of the search; their phrasings avoid the words of the questions. The fresh trees were written last in the same way, with plain phrasings as well, and no part of the search was chosen with them. Two of the trees are measured once more with ‘kata lain’: 4 to 7 other words for each question, written once by somebody who saw only questions and answers. Beside it MiniSearch ${installedVersions().minisearch} (a search by words, with prefixes and spelling mistakes) over the same texts.`,
      '‘Right one removed’: how many phrasings still find a sure match after the questions that answer them were taken out of the tree; there should be none. Bytes: the words that a visitor who searches loads, with gzip; of a group, the most.',
      'A month of use: half of the phrasings are taught as wordings of their question, as in ‘Belum terjawab’, and the other half is asked before and after; then the halves change places. ‘Taught again’ is the taught half itself.',
      table(
        [
          'set',
          'phrasings',
          'ours',
          'MiniSearch',
          'sure',
          'sure and wrong',
          'right one removed',
          'bytes',
          'before a month',
          'after it',
          'taught again',
        ],
        rows,
      ),
    ].join('\n\n'),
    charts: [],
  };
}

async function measure({ name, tree, phrasings }: SearchSet): Promise<Measured> {
  const halves = [0, 1].map((half) => phrasings.filter((_, at) => at % 2 === half));
  const words = await prepareSearchWords(tree);
  const ours = ourSearch(tree, words);
  const months = await Promise.all(
    halves.map(async (taughtHalf, at) => {
      const asked = halves[1 - at] ?? [];
      const taught = teach(tree, taughtHalf);
      const after = ourSearch(taught, await prepareSearchWords(taught));
      return {
        before: figuresOf(asked, ours),
        after: figuresOf(asked, after),
        again: figuresOf(
          taughtHalf.filter(({ faqId }) => faqId !== null),
          after,
        ),
      };
    }),
  );
  return {
    name,
    ours: figuresOf(phrasings, ours),
    miniSearch: figuresOf(phrasings, await miniSearch(tree)),
    untaught: sumOf(months.map(({ before }) => before)),
    taught: sumOf(months.map(({ after }) => after)),
    repeated: sumOf(months.map(({ again }) => again)),
    sureWithout: sureWithout(tree, words, phrasings),
    bytes: gzipSync(JSON.stringify(words)).byteLength,
  };
}

function sureWithout(
  tree: readonly TaughtFaq[],
  words: PublicSearchWords,
  phrasings: readonly Phrasing[],
): number {
  const searches = new Map<string, Search>();
  return phrasings.filter(({ typed, faqId, also = [] }) => {
    if (faqId === null) return false;
    const answers = [faqId, ...also];
    const rest = tree.filter(({ id }) => !answers.includes(id));
    const search = searches.get(`${answers}`) ?? ourSearch(rest, words);
    searches.set(`${answers}`, search);
    return search(typed)[0]?.isSure === true;
  }).length;
}

/** The tree after each phrasing was assigned to its question. */
function teach(tree: readonly TaughtFaq[], phrasings: readonly Phrasing[]): TaughtFaq[] {
  return tree.map((faq) => {
    const wordings = phrasings.filter(({ faqId }) => faqId === faq.id).map(({ typed }) => typed);
    return wordings.length === 0 ? faq : { ...faq, wordings };
  });
}

function ourSearch(tree: readonly TaughtFaq[], words: PublicSearchWords): Search {
  const search = createFaqSearch(tree, words);
  return (typed) => search(typed).map(({ faq, isSure }) => ({ id: faq.id, isSure }));
}

async function miniSearch(tree: readonly TaughtFaq[]): Promise<Search> {
  const { default: MiniSearch } = await import(installedFile('minisearch/dist/es/index.js'));
  const index = new MiniSearch({
    fields: ['question', 'keywords', 'answer'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { question: 2 } },
  });
  index.addAll(
    tree.map(({ id, question, answer, keywords = [] }) => ({
      id,
      question,
      keywords: keywords.join(' '),
      answer: answer ?? '',
    })),
  );
  return (typed) =>
    (index.search(typed) as { id: number }[]).slice(0, 3).map(({ id }) => ({ id, isSure: false }));
}

function together(measured: readonly Measured[]): Omit<Measured, 'name'> {
  const sum = (key: 'ours' | 'miniSearch' | 'untaught' | 'taught' | 'repeated') =>
    sumOf(measured.map((one) => one[key]));
  return {
    ours: sum('ours'),
    miniSearch: sum('miniSearch'),
    untaught: sum('untaught'),
    taught: sum('taught'),
    repeated: sum('repeated'),
    sureWithout: measured.reduce((total, one) => total + one.sureWithout, 0),
    bytes: Math.max(...measured.map(({ bytes }) => bytes)),
  };
}

function rowOf(measured: Measured): string[] {
  const { name, ours, miniSearch, untaught, taught, repeated, sureWithout, bytes } = measured;
  return [
    name,
    `${ours.asked}`,
    `**${sharesOf(ours)}**`,
    sharesOf(miniSearch),
    `${ours.sure}`,
    `${ours.sureAndWrong.length + ours.sureOfNothing.length}`,
    `${sureWithout}`,
    bytes.toLocaleString('en'),
    sharesOf(untaught),
    sharesOf(taught),
    sharesOf(repeated),
  ];
}

const sharesOf = ({ asked, first, firstThree }: SearchFigures) =>
  [first, firstThree].map((count) => ((100 * count) / asked).toFixed(1)).join(' / ');
