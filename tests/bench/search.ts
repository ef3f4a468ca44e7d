import type { TaughtFaq } from '../../api/contract/public-api.ts';
import { preparedSearch } from '../widget/prepared-search.ts';
import { type FoundIds, figuresOf, type SearchFigures, sumOf } from '../widget/search-figures.ts';
import {
  farSets,
  freshSets,
  heldOutSets,
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
      `Per cent of the phrasings whose question is first, and among the first three, in trees of ${groups.reduce((sum, [, sets]) => sum + sets.length, 1 - starterSets.length)} fields. The search was tuned to the starter tree, the learn trees and the far trees, whose phrasings tell a situation; of the held-out and unseen trees only figures were read. The unseen trees were written by somebody who saw nothing of the search; their phrasings avoid the words of the questions. The fresh trees were written last in the same way, with plain phrasings as well, and only the last version was measured with them. Beside it MiniSearch ${installedVersions().minisearch} (a search by words, with prefixes and spelling mistakes) over the same texts.`,
      'A month of use: half of the phrasings are taught as wordings of their question, as in ‘Belum terjawab’, and the other half is asked before and after; then the halves change places. ‘Taught again’ is the taught half itself.',
      table(
        [
          'set',
          'phrasings',
          'ours',
          'MiniSearch',
          'sure',
          'sure and wrong',
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
  const ours = await ourSearch(tree);
  const months = await Promise.all(
    halves.map(async (taughtHalf, at) => {
      const asked = halves[1 - at] ?? [];
      const after = await ourSearch(teach(tree, taughtHalf));
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
  };
}

/** The tree after each phrasing was assigned to its question. */
function teach(tree: readonly TaughtFaq[], phrasings: readonly Phrasing[]): TaughtFaq[] {
  return tree.map((faq) => {
    const wordings = phrasings.filter(({ faqId }) => faqId === faq.id).map(({ typed }) => typed);
    return wordings.length === 0 ? faq : { ...faq, wordings };
  });
}

async function ourSearch(tree: readonly TaughtFaq[]): Promise<Search> {
  const search = await preparedSearch(tree);
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
  const sum = (key: Exclude<keyof Measured, 'name'>) => sumOf(measured.map((one) => one[key]));
  return {
    ours: sum('ours'),
    miniSearch: sum('miniSearch'),
    untaught: sum('untaught'),
    taught: sum('taught'),
    repeated: sum('repeated'),
  };
}

function rowOf({ name, ours, miniSearch, untaught, taught, repeated }: Measured): string[] {
  return [
    name,
    `${ours.asked}`,
    `**${sharesOf(ours)}**`,
    sharesOf(miniSearch),
    `${ours.sure}`,
    `${ours.sureAndWrong.length + ours.sureOfNothing.length}`,
    sharesOf(untaught),
    sharesOf(taught),
    sharesOf(repeated),
  ];
}

const sharesOf = ({ asked, first, firstThree }: SearchFigures) =>
  [first, firstThree].map((count) => ((100 * count) / asked).toFixed(1)).join(' / ');
