import type { Phrasing } from './search-sets.ts';

/** What a search found for a text, best first. */
export type FoundIds = readonly { id: number; isSure: boolean }[];

export interface SearchFigures {
  /** The number of phrasings that a question of the tree answers. */
  asked: number;
  /** How many of them found it first, and among the first three. */
  first: number;
  firstThree: number;
  /** How many had a sure first match, and those whose sure first match was wrong. */
  sure: number;
  sureAndWrong: readonly string[];
  /** Phrasings that no question of the tree answers, but for which the search had a sure match. */
  sureOfNothing: readonly string[];
}

/** Measures a search with the phrasings of one tree. */
export function figuresOf(
  phrasings: readonly Phrasing[],
  search: (typed: string) => FoundIds,
): SearchFigures {
  const found = phrasings.map(({ typed, faqId, also = [] }) => {
    const matches = search(typed).slice(0, 3);
    return {
      typed,
      isAnswered: faqId !== null,
      place: matches.findIndex(({ id }) => id === faqId || also.includes(id)),
      isSure: matches[0]?.isSure === true,
    };
  });
  const asked = found.filter(({ isAnswered }) => isAnswered);
  const sure = asked.filter(({ isSure }) => isSure);
  const typedOf = (some: typeof found) => some.map(({ typed }) => typed);
  return {
    asked: asked.length,
    first: asked.filter(({ place }) => place === 0).length,
    firstThree: asked.filter(({ place }) => place >= 0).length,
    sure: sure.length,
    sureAndWrong: typedOf(sure.filter(({ place }) => place !== 0)),
    sureOfNothing: typedOf(found.filter(({ isAnswered, isSure }) => isSure && !isAnswered)),
  };
}

/** The figures of several sets together. */
export function sumOf(figures: readonly SearchFigures[]): SearchFigures {
  const sum = (key: 'asked' | 'first' | 'firstThree' | 'sure') =>
    figures.reduce((total, each) => total + each[key], 0);
  return {
    asked: sum('asked'),
    first: sum('first'),
    firstThree: sum('firstThree'),
    sure: sum('sure'),
    sureAndWrong: figures.flatMap(({ sureAndWrong }) => sureAndWrong),
    sureOfNothing: figures.flatMap(({ sureOfNothing }) => sureOfNothing),
  };
}
