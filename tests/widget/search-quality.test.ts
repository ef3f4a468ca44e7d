// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { phrasings } from './phrasings.ts';
import { hardPhrasings, hardPhrasingsHeldOut } from './phrasings-hard.ts';
import { heldOutPhrasings } from './phrasings-held-out.ts';
import { preparedSearch } from './prepared-search.ts';
import { starterTree } from './search-trees.ts';

interface Phrasing {
  typed: string;
  /** The question that the phrasing means; `null` if the tree has none. */
  faqId: number | null;
  /** Other correct questions. */
  also?: readonly number[];
}

interface Figures {
  /** The percentages of phrasings that found their question first, and among the first three. */
  first: number;
  firstThree: number;
  /** The percentage of sure first matches that were wrong. */
  sureAndWrong: number;
  /** Phrasings without a question in the tree for which the search had a sure match. */
  sureOfNothing: readonly string[];
}

interface Tree {
  tree: PublicFaq[];
  phrasings: Phrasing[];
}

const everyday = await measured(starterTree, phrasings);
const heldOut = await measured(starterTree, heldOutPhrasings);
const hard = await measured(starterTree, hardPhrasings);
const hardHeldOut = await measured(starterTree, hardPhrasingsHeldOut);
const folder = join(import.meta.dirname, 'learn-trees');
const others = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const { tree, phrasings } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;
    return { field: file.replace('.json', ''), ...(await measured(tree, phrasings)) };
  }),
);

describe('the search in the starter tree', () => {
  it(`finds the question first for 96 % and among three for 99 % of everyday phrasings (${shown(everyday)})`, () => {
    expect(everyday.first).toBeGreaterThanOrEqual(96);
    expect(everyday.firstThree).toBeGreaterThanOrEqual(99);
  });

  it(`finds the question first for 92 % and among three for 97 % of held-out phrasings (${shown(heldOut)})`, () => {
    expect(heldOut.first).toBeGreaterThanOrEqual(92);
    expect(heldOut.firstThree).toBeGreaterThanOrEqual(97);
  });

  it(`finds the question first for 79 % and among three for 86 % of hard phrasings (${shown(hard)})`, () => {
    expect(hard.first).toBeGreaterThanOrEqual(79);
    expect(hard.firstThree).toBeGreaterThanOrEqual(86);
  });

  it(`finds the question first for 80 % and among three for 87 % of hard held-out phrasings (${shown(hardHeldOut)})`, () => {
    expect(hardHeldOut.first).toBeGreaterThanOrEqual(80);
    expect(hardHeldOut.firstThree).toBeGreaterThanOrEqual(87);
  });

  it('is wrong in at most 5 % of its sure matches', () => {
    expect(everyday.sureAndWrong).toBeLessThanOrEqual(5);
    expect(heldOut.sureAndWrong).toBeLessThanOrEqual(5);
  });

  it('is measured with phrasings that are in one table only', () => {
    const tables = [phrasings, heldOutPhrasings, hardPhrasings, hardPhrasingsHeldOut];
    const typed = tables.flatMap((table) => table.map((phrasing) => phrasing.typed));

    expect(heldOutPhrasings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(typed).size).toBe(typed.length);
  });
});

describe('the search in trees of other fields', () => {
  it(`finds the question first for 70 % and among three for 80 % over all (${others.map((tree) => `${tree.field} ${shown(tree)}`).join(', ')})`, () => {
    expect(average(others.map(({ first }) => first))).toBeGreaterThanOrEqual(70);
    expect(average(others.map(({ firstThree }) => firstThree))).toBeGreaterThanOrEqual(80);
  });

  it.each(others)(
    'finds the question first for 55 % in $field, and has few wrong sure matches',
    (tree) => {
      expect(tree.first).toBeGreaterThanOrEqual(55);
      expect(tree.sureAndWrong).toBeLessThanOrEqual(10);
    },
  );

  it('is sure of nothing that is off the topic', () => {
    expect(others.flatMap(({ sureOfNothing }) => sureOfNothing)).toEqual([]);
  });
});

async function measured(tree: readonly PublicFaq[], table: readonly Phrasing[]): Promise<Figures> {
  const search = await preparedSearch(tree);
  const found = table.map(({ typed, faqId, also = [] }) => {
    const matches = search(typed, 3);
    return {
      typed,
      isOnTopic: faqId !== null,
      place: matches.findIndex(({ faq }) => faq.id === faqId || also.includes(faq.id)),
      isSure: matches[0]?.isSure === true,
    };
  });
  const onTopic = found.filter((phrasing) => phrasing.isOnTopic);
  const sure = onTopic.filter(({ isSure }) => isSure);
  return {
    first: percent(onTopic.filter(({ place }) => place === 0).length, onTopic.length),
    firstThree: percent(onTopic.filter(({ place }) => place >= 0).length, onTopic.length),
    sureAndWrong: percent(sure.filter(({ place }) => place !== 0).length, sure.length),
    sureOfNothing: found
      .filter((phrasing) => phrasing.isSure && !phrasing.isOnTopic)
      .map(({ typed }) => typed),
  };
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100;
}

function average(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function shown({ first, firstThree }: Figures): string {
  return `${first.toFixed(0)} / ${firstThree.toFixed(0)} %`;
}
