import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { type FaqIndex, keywordShare, readFaqIndex } from './faq-index.ts';
import { readWords } from './read-words.ts';
import type { Sense } from './vocabulary.ts';
import { wordsTyped } from './words-of.ts';

export interface FaqMatch {
  faq: PublicFaq;
  /** Whether it answers what was typed; otherwise it is a suggestion ('Mungkin maksud Anda'). */
  isSure: boolean;
}

export interface FoundFaq extends FaqMatch {
  /** From 0 to 1. */
  score: number;
}

export interface FaqSearch {
  /** The FAQs that match what a visitor typed, best first, at most `limit`. */
  (typed: string, limit?: number): readonly FoundFaq[];
  /** Indexes the next FAQ; returns true when the index is complete. A search indexes whatever is left. */
  prepare(): boolean;
}

const usualLimit = 5;
/** The part of the score that depends on how much of the question was typed. */
const namedShare = 0.4;
/** The weight of a word that resembles nothing. */
const unknownWeight = 2;
/** Fillers alone never make a sure match. */
const leastWeight = 1.5;
const sureScore = 0.6;
const leastScore = 0.14;
/** Matches below this part of the best score are left out. */
const leastOfBest = 0.5;

/** A search over one tree. It holds the tree's index, so make one search for each tree. */
export function createFaqSearch(faqs: readonly PublicFaq[]): FaqSearch {
  const reading = readFaqIndex(faqs);
  let index: FaqIndex | undefined;

  function prepare(): boolean {
    if (!index) index = reading.next().value || undefined;
    return index !== undefined;
  }

  function search(typed: string, limit = usualLimit): readonly FoundFaq[] {
    while (!prepare());
    const scores = scoresOf(typed, index as FaqIndex);
    // Not `Math.max(...scores)`: a very large tree has more scores than a call may have arguments.
    const highest = scores.reduce((most, score) => Math.max(most, score), 0);
    const leastShown = Math.max(leastScore, highest * leastOfBest);
    const best: { place: number; score: number }[] = [];
    for (let place = 0; place < scores.length; place++) {
      const score = scores[place] as number;
      if (score < leastShown) continue;
      // Inserts in order and keeps the tree's order among equals. Sorting thousands of scores would be slower.
      let at = best.length;
      while (at > 0 && score > (best[at - 1] as { score: number }).score) at--;
      best.splice(at, 0, { place, score });
      best.length = Math.min(best.length, limit);
    }
    return best.map(({ place, score }) => ({
      faq: faqs[place] as PublicFaq,
      isSure: score >= sureScore,
      score,
    }));
  }

  return Object.assign(search, { prepare });
}

/** A score from 0 to 1 for each FAQ. Arrays of numbers: thousands of objects are slow on a phone. */
function scoresOf(typed: string, index: FaqIndex): Float64Array {
  const { vocabulary, sizes } = index;
  const meanings = new Map(
    readWords(wordsTyped(typed), vocabulary, vocabulary.guess).map((senses, order) => [
      senses[0] ? senses[0].meaning : order,
      senses,
    ]),
  );
  /** The weight of the typed words that each FAQ contains. */
  const matched = new Float64Array(sizes.length);
  /** How many meanings of each question were typed. */
  const named = new Float64Array(sizes.length);
  let asked = 0;
  for (const senses of meanings.values()) asked += addFits(matched, named, senses, index);
  const whole = Math.max(asked, leastWeight);
  for (let place = 0; place < matched.length; place++) {
    const part = Math.min(1, (named[place] as number) / Math.max(1, sizes[place] as number));
    matched[place] = ((matched[place] as number) / whole) * (1 - namedShare + namedShare * part);
  }
  return matched;
}

/** Adds one typed meaning to the FAQs that contain it, in its likeliest sense for each, and returns its weight. */
function addFits(
  matched: Float64Array,
  named: Float64Array,
  senses: readonly Sense[],
  index: FaqIndex,
): number {
  const matchedNow = new Float64Array(matched.length);
  const namedNow = new Float64Array(matched.length);
  let heaviest = 0;
  for (const { meaning, likelihood } of senses) {
    const weight = index.weightOf(meaning);
    const occurrences = index.occurrencesOf(meaning);
    if (!occurrences) continue;
    heaviest = Math.max(heaviest, weight);
    const isFiller = index.vocabulary.isFiller(meaning);
    for (let at = 0; at < occurrences.length; at += 2) {
      const place = occurrences[at] as number;
      const share = occurrences[at + 1] as number;
      const fit = weight * share * likelihood;
      if (fit > (matchedNow[place] as number)) matchedNow[place] = fit;
      if (share >= keywordShare && !isFiller && likelihood > (namedNow[place] as number))
        namedNow[place] = likelihood;
    }
  }
  for (let place = 0; place < matched.length; place++) {
    matched[place] = (matched[place] as number) + (matchedNow[place] as number);
    named[place] = (named[place] as number) + (namedNow[place] as number);
  }
  const [likeliest] = senses;
  if (heaviest > 0) return heaviest;
  return likeliest && index.vocabulary.isFiller(likeliest.meaning)
    ? index.weightOf(likeliest.meaning)
    : unknownWeight;
}
