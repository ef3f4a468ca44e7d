import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { type FaqIndex, readFaqIndex } from './faq-index.ts';
import { lettersOf } from './letters.ts';
import { readWords } from './read-words.ts';
import { guessOrSelf, type Sense } from './vocabulary.ts';
import {
  headingFactor,
  keywordShare,
  leastLead,
  leastOfBest,
  leastOfSure,
  leastScore,
  leastWeight,
  letterShare,
  namedShare,
  nearlyTaught,
  sureScore,
  unknownListed,
  unknownWeight,
  wholeScore,
} from './weights.ts';
import { wordsTyped } from './words-typed.ts';

export interface FaqMatch {
  faq: PublicFaq;
  /** Whether the FAQ surely answers the typed words. Otherwise it is a suggestion ('Mungkin maksud Anda'). */
  isSure: boolean;
  /** From 0 to 1. */
  score: number;
}

export interface FaqSearch {
  /** The FAQs that match what a visitor typed, best first, at most `limit`. */
  (typed: string, limit?: number): readonly FaqMatch[];
  /** Indexes the next FAQ, and returns true when the index is complete. A search indexes the rest first. */
  prepare(): boolean;
}

const usualLimit = 5;

/** Creates the search for one tree. It contains the tree's index. */
export function createFaqSearch(
  faqs: readonly PublicFaq[],
  prepared?: PublicSearchWords | null,
): FaqSearch {
  const reading = readFaqIndex(faqs, prepared);
  let index: FaqIndex | undefined;

  function prepare(): boolean {
    if (!index) index = reading.next().value || undefined;
    return index !== undefined;
  }

  function search(typed: string, limit = usualLimit): readonly FaqMatch[] {
    while (!prepare());
    const { scores, alike, sureness, likeness, text } = scoresOf(typed, index as FaqIndex);
    const { sizes, texts, headings } = index as FaqIndex;
    // `Math.max(...scores)` would throw for a very large tree: a call has a limited number of arguments.
    let top = 0;
    let highest = 0;
    let second = 0;
    scores.forEach((score, place) => {
      if (score > highest) {
        second = highest;
        highest = score;
        top = place;
      } else second = Math.max(second, score);
    });
    const isTaught = (place: number) => likeness.get(place) === 1;
    /** Whether a question of several words was typed, with other words around it. */
    const isWhole = (place: number) =>
      (sizes[place] as number) > 1 && !headings[place] && text.includes(texts[place] as string);
    const isStrong = (place: number) => (scores[place] as number) * sureness >= sureScore;
    /**
     * Whether the match is far ahead, or its whole question was typed, in any spelling, and no other one as well. A topic is
     * never sure: the visitor means a question below it.
     */
    const isSure = (place: number) =>
      isTaught(place) ||
      (place === top &&
        !headings[place] &&
        isStrong(place) &&
        second < highest * (highest < wholeScore ? leastLead : 1));
    const leastShown = Math.max(leastScore, highest * (isSure(top) ? leastOfSure : leastOfBest));
    const best: [place: number, rank: number][] = [];
    scores.forEach((score, place) => {
      if (score < leastShown) return;
      const certain = isTaught(place) ? 3 : isWhole(place) || isStrong(place) ? 1 : 0;
      best.push([place, score + (certain || (alike[place] as number))]);
    });
    // The sort is stable, so equal ranks stay in tree order. Sort only the matches: thousands of scores would be slow.
    best.sort((a, b) => b[1] - a[1]);
    return best.slice(0, limit).map(([place], at, all) => ({
      faq: faqs[place] as PublicFaq,
      // Sure matches come first: none follows a suggestion.
      isSure: all.slice(0, at + 1).every(([place]) => isSure(place)),
      score: scores[place] as number,
    }));
  }

  return Object.assign(search, { prepare });
}

interface Scores {
  /** From 0 to 1 for each FAQ. A typed array, because thousands of objects are slow on a phone. */
  scores: Float64Array;
  /** What equal letters add to the scores of matches that are not sure. They make no match sure, and list none. */
  alike: Float64Array;
  /** The share of the typed words that is known, from 0 to 1. */
  sureness: number;
  likeness: ReadonlyMap<number, number>;
  /** The typed words, with a space at both ends. */
  text: string;
}

function scoresOf(typed: string, index: FaqIndex): Scores {
  const { vocabulary, sizes, headings } = index;
  const words = wordsTyped(typed, vocabulary.fillers);
  const meanings = new Map(
    readWords(words, vocabulary, guessOrSelf(vocabulary)).map((senses) => [
      (senses[0] as Sense)[0],
      senses,
    ]),
  );
  /** The weight of the typed words that each FAQ contains. */
  const scores = new Float64Array(sizes.length);
  /** How many meanings of each question were typed. */
  const named = new Float64Array(sizes.length);
  let asked = 0;
  let unknown = 0;
  meanings.forEach((senses) => {
    const weight = addFits({ matched: scores, named }, senses, index);
    if (weight < 0) unknown += unknownWeight;
    asked += Math.max(weight, 0);
  });
  const listed = Math.max(asked + unknown * unknownListed, leastWeight);
  const sureness = listed / Math.max(asked + unknown, leastWeight);
  const telling = words.filter((word) => !vocabulary.fillers.has(word));
  const likeness = index.wordings.likenessTo(words.join(' '), [...meanings.values()]);
  return {
    likeness,
    text: ` ${words.join(' ')} `,
    scores: scores.map((weight, place) => {
      const part = Math.min(1, (named[place] as number) / Math.max(1, sizes[place] as number));
      const score = (weight / listed) * (1 - namedShare + namedShare * part);
      const isHeading = headings[place] && score * sureness < sureScore;
      return withLikeness(isHeading ? score * headingFactor : score, likeness.get(place) || 0);
    }),
    alike: alikeLetters(telling.join(' '), index),
    sureness,
  };
}

/** Finds words with the same root that no affix explains, and several typing errors. Rare letters weigh more. */
function alikeLetters(typed: string, { letters, sizes }: FaqIndex): Float64Array {
  const alike = new Float64Array(sizes.length);
  let asked = 0;
  lettersOf(typed).forEach((_, three) => {
    const found = letters.get(three) || [];
    const weight = Math.log(1 + sizes.length / Math.max(1, found.length / 2));
    asked += weight;
    for (let at = 0; at < found.length; at += 2)
      (alike[found[at] as number] as number) += weight * (found[at + 1] as number);
  });
  return alike.map((weight) => (letterShare * weight) / Math.max(1, asked));
}

/** A score, raised if the typed words are nearly a wording of the FAQ. */
function withLikeness(score: number, likeness: number): number {
  if (likeness === 1) return 1;
  // Nearly the same words are never sure.
  return likeness < nearlyTaught ? score : Math.max(score, likeness * sureScore);
}

/** Sums for each FAQ. */
interface Sums {
  /** The weight of the typed words that it contains. */
  matched: Float64Array;
  /** How many meanings of its question were typed. */
  named: Float64Array;
}

/**
 * Adds one typed word to the sums of the FAQs that contain it, each in its likeliest sense. Returns the word's weight,
 * or a negative number if it is in no FAQ.
 */
function addFits(sums: Sums, senses: readonly Sense[], index: FaqIndex): number {
  const { vocabulary, occurrences, weightOf } = index;
  const first = senses[0] as Sense;
  const isFiller = vocabulary.fillers.has(first[0]);
  // A synonym must not weigh more than the typed word.
  const isLight = vocabulary.light.has(first[0]);
  const most = occurrences.has(first[0]) || isFiller || isLight ? weightOf(first[0]) : 99;
  let heaviest = isFiller ? most : isLight ? 0 : -1;
  let likeliest = 1;
  const fits = new Float64Array(sums.matched.length);
  const namedNow = new Float64Array(fits.length);
  const raise = (values: Float64Array, place: number, value: number) => {
    values[place] = Math.max(values[place] as number, value);
  };
  for (const [meaning, likelihood] of senses) {
    const found = occurrences.get(meaning);
    if (!found) continue;
    const weight = Math.min(most, weightOf(meaning));
    if (weight * likelihood > heaviest) {
      heaviest = weight * likelihood;
      likeliest = likelihood;
    }
    for (let at = 0; at < found.length; at += 2) {
      const share = found[at + 1] as number;
      raise(fits, found[at] as number, weight * share * likelihood);
      if (share >= keywordShare && !isFiller) raise(namedNow, found[at] as number, likelihood);
    }
  }
  fits.forEach((fit, place) => {
    (sums.matched[place] as number) += fit;
    (sums.named[place] as number) += namedNow[place] as number;
  });
  return heaviest / likeliest;
}
