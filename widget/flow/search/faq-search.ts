import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { type FaqIndex, questionShare, readFaqIndex } from './faq-index.ts';
import { readWords } from './read-words.ts';
import type { Sense } from './vocabulary.ts';
import { wordsTyped } from './words-of.ts';

export interface FaqMatch {
  faq: PublicFaq;
  /** Whether it answers what was typed; otherwise it is only a suggestion ('Mungkin maksud Anda'). */
  isSure: boolean;
}

export interface FaqSearch {
  /** The FAQs that fit what a visitor typed, best first, at most `limit`; none when nothing fits. */
  (typed: string, limit?: number): readonly FaqMatch[];
  /** Reads a little of the tree, and tells whether that was the last of it. A search reads whatever is left. */
  prepare(): boolean;
}

const usualLimit = 5;
/** Of the score, what depends on how much of the question was typed. */
const namedShare = 0.4;
/** A word that resembles nothing leaves so much unanswered. */
const unknownWeight = 2;
/** Fillers alone never make a sure match. */
const leastWeight = 1.5;
const sureScore = 0.6;
const leastScore = 0.14;
/** What scores less than this part of the best is left out. */
const leastOfBest = 0.5;

/** A search over one tree. It keeps what it read, so make one search per tree. */
export function createFaqSearch(faqs: readonly PublicFaq[]): FaqSearch {
  const reading = readFaqIndex(faqs);
  let index: FaqIndex | undefined;

  function prepare(): boolean {
    if (!index) index = reading.next().value || undefined;
    return index !== undefined;
  }

  function search(typed: string, limit = usualLimit): readonly FaqMatch[] {
    while (!prepare());
    const scores = scoresOf(typed, index as FaqIndex);
    // Not `Math.max(...scores)`, which very large trees would be too many arguments for.
    const highest = scores.reduce((most, score) => Math.max(most, score), 0);
    const leastShown = Math.max(leastScore, highest * leastOfBest);
    const best: { place: number; score: number }[] = [];
    for (let place = 0; place < scores.length; place++) {
      const score = scores[place] as number;
      if (score < leastShown) continue;
      // Of equals the first stands first. Few are wanted, so nothing sorts thousands.
      let at = best.length;
      while (at > 0 && score > (best[at - 1] as { score: number }).score) at--;
      best.splice(at, 0, { place, score });
      best.length = Math.min(best.length, limit);
    }
    return best.map(({ place, score }) => ({
      faq: faqs[place] as PublicFaq,
      isSure: score >= sureScore,
    }));
  }

  return Object.assign(search, { prepare });
}

/** From 0 to 1 for each FAQ, by its place. Loops over numbers, since a phone takes long over thousands of objects. */
function scoresOf(typed: string, index: FaqIndex): Float64Array {
  const { vocabulary, sizes } = index;
  const things = new Map(
    readWords(wordsTyped(typed), vocabulary, vocabulary.guess).map((senses, order) => [
      senses[0] ? senses[0].meaning : order,
      senses,
    ]),
  );
  /** Weight of what was typed that each FAQ speaks of. */
  const spoken = new Float64Array(sizes.length);
  /** How many things of its question were typed. */
  const named = new Float64Array(sizes.length);
  let asked = 0;
  for (const senses of things.values()) asked += addFits(spoken, named, senses, index);
  const whole = Math.max(asked, leastWeight);
  for (let place = 0; place < spoken.length; place++) {
    const part = Math.min(1, (named[place] as number) / Math.max(1, sizes[place] as number));
    spoken[place] = ((spoken[place] as number) / whole) * (1 - namedShare + namedShare * part);
  }
  return spoken;
}

/** Adds one thing typed to the FAQs that speak of it, in its likeliest sense for each, and returns its weight. */
function addFits(
  spoken: Float64Array,
  named: Float64Array,
  senses: readonly Sense[],
  index: FaqIndex,
): number {
  const spokenNow = new Float64Array(spoken.length);
  const namedNow = new Float64Array(spoken.length);
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
      if (fit > (spokenNow[place] as number)) spokenNow[place] = fit;
      if (share === questionShare && !isFiller && likelihood > (namedNow[place] as number))
        namedNow[place] = likelihood;
    }
  }
  for (let place = 0; place < spoken.length; place++) {
    spoken[place] = (spoken[place] as number) + (spokenNow[place] as number);
    named[place] = (named[place] as number) + (namedNow[place] as number);
  }
  const [likeliest] = senses;
  if (heaviest > 0) return heaviest;
  return likeliest && index.vocabulary.isFiller(likeliest.meaning)
    ? index.weightOf(likeliest.meaning)
    : unknownWeight;
}
