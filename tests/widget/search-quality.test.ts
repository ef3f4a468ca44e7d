// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { preparedSearch } from './prepared-search.ts';
import { figuresOf, type SearchFigures, sumOf } from './search-figures.ts';
import {
  farSets,
  freshSets,
  heldOutSets,
  learnSets,
  type SearchSet,
  starterSets,
  unseenSets,
} from './search-sets.ts';

const starter = await Promise.all(starterSets.map(measured));
const learned = await Promise.all(learnSets.map(measured));
const far = await Promise.all(farSets.map(measured));
const heldOut = await Promise.all(heldOutSets.map(measured));
const unseen = await Promise.all(unseenSets.map(measured));
const fresh = await Promise.all(freshSets.map(measured));

/** The least share of phrasings that find their question first, and among three. */
const starterGoals = {
  everyday: [98, 99],
  'held-out': [90, 98],
  hard: [86, 96],
  'hard held-out': [96, 99],
};

describe('the search in the starter tree', () => {
  it.each(starter)('finds enough for $name phrasings ($shown)', ({ name, first, firstThree }) => {
    const [least, leastThree] = starterGoals[name as keyof typeof starterGoals] ?? [];

    expect(first).toBeGreaterThanOrEqual(least ?? 100);
    expect(firstThree).toBeGreaterThanOrEqual(leastThree ?? 100);
  });

  it.each(starter.slice(0, 2))(
    'is wrong in at most 1 % of its sure matches for $name phrasings',
    ({ figures: { sure, sureAndWrong } }) => {
      expect(sureAndWrong.length / sure).toBeLessThanOrEqual(0.01);
    },
  );

  it('is measured with phrasings that are in one table only', () => {
    expect(starterSets[1]?.phrasings.length).toBeGreaterThanOrEqual(60);
    const typed = starterSets.flatMap(({ phrasings }) => phrasings.map(({ typed }) => typed));

    expect(new Set(typed).size).toBe(typed.length);
  });
});

describe('the search in trees of other fields', () => {
  it.each(learned)(
    'finds the question first for 55 % in $name, and has few wrong sure matches ($shown)',
    ({ first, figures: { sure, sureAndWrong } }) => {
      expect(first).toBeGreaterThanOrEqual(55);
      expect(sureAndWrong.length / sure).toBeLessThanOrEqual(0.1);
    },
  );

  it.each([
    { group: 'the learn trees', sets: learned, least: 70, leastThree: 83 },
    { group: 'trees with phrasings that tell a situation', sets: far, least: 45, leastThree: 64 },
    { group: 'trees that it was not tuned to', sets: heldOut, least: 65, leastThree: 81 },
    {
      group: 'trees with words far from their questions, which it was not tuned to',
      sets: unseen,
      least: 53,
      leastThree: 74,
    },
    {
      group: 'trees that no part of it was chosen with',
      sets: fresh,
      least: 66,
      leastThree: 77,
    },
  ])(
    'finds the question first for $least % and among three for $leastThree % in $group',
    ({ sets, least, leastThree }) => {
      const { first, firstThree } = percent(sumOf(sets.map(({ figures }) => figures)));

      expect(first).toBeGreaterThanOrEqual(least);
      expect(firstThree).toBeGreaterThanOrEqual(leastThree);
    },
  );
});

describe('certainty', () => {
  const all = sumOf(
    [...starter, ...learned, ...far, ...heldOut, ...unseen, ...fresh].map(({ figures }) => figures),
  );

  it('is wrong for at most 2 of 2,020 phrasings', () => {
    expect(all.asked).toBe(2020);
    expect(all.sureAndWrong.length).toBeLessThanOrEqual(2);
  });

  it('never exists for what no question answers', () => {
    expect(all.sureOfNothing).toEqual([]);
  });
});

interface Measured {
  name: string;
  figures: SearchFigures;
  /** In per cent. */
  first: number;
  firstThree: number;
  shown: string;
}

async function measured({ name, tree, phrasings }: SearchSet): Promise<Measured> {
  const search = await preparedSearch(tree);
  const figures = figuresOf(phrasings, (typed) =>
    search(typed, 3).map(({ faq, isSure }) => ({ id: faq.id, isSure })),
  );
  const { first, firstThree } = percent(figures);
  return {
    name,
    figures,
    first,
    firstThree,
    shown: `${first.toFixed(0)} / ${firstThree.toFixed(0)} %`,
  };
}

function percent({ first, firstThree, asked }: SearchFigures) {
  return { first: (100 * first) / asked, firstThree: (100 * firstThree) / asked };
}
