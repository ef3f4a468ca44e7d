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

interface Fit {
  /** Weight of what was typed that the FAQ speaks of. */
  spoken: number;
  /** How many things of its question were typed. */
  named: number;
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
    const best = Math.max(...scores.map(({ score }) => score));
    return scores
      .filter(({ score }) => score >= Math.max(leastScore, best * leastOfBest))
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, limit)
      .map(({ place, score }) => ({ faq: faqs[place] as PublicFaq, isSure: score >= sureScore }));
  }

  return Object.assign(search, { prepare });
}

/** From 0 to 1 for each FAQ that speaks of something typed, by its place. */
function scoresOf(typed: string, index: FaqIndex): { place: number; score: number }[] {
  const { vocabulary, sizes } = index;
  const things = new Map(
    readWords(wordsTyped(typed), vocabulary, vocabulary.guess).map((senses, order) => [
      senses[0] ? senses[0].meaning : order,
      senses,
    ]),
  );
  const fits = new Map<number, Fit>();
  let asked = 0;
  for (const senses of things.values()) asked += addFits(fits, senses, index);
  const whole = Math.max(asked, leastWeight);
  return Array.from(fits, ([place, { spoken, named }]) => {
    const part = Math.min(1, named / Math.max(1, sizes[place] as number));
    return { place, score: (spoken / whole) * (1 - namedShare + namedShare * part) };
  });
}

/** Adds one thing typed to the FAQs that speak of it, in its likeliest sense for each, and returns its weight. */
function addFits(fits: Map<number, Fit>, senses: readonly Sense[], index: FaqIndex): number {
  const found = new Map<number, Fit>();
  let heaviest = 0;
  for (const { meaning, likelihood } of senses) {
    const weight = index.weightOf(meaning);
    const occurrences = index.occurrencesOf(meaning);
    if (!occurrences) continue;
    heaviest = Math.max(heaviest, weight);
    for (const [place, share] of occurrences) {
      const isNamed = share === questionShare && !index.vocabulary.isFiller(meaning);
      const fit = found.get(place) || { spoken: 0, named: 0 };
      found.set(place, {
        spoken: Math.max(fit.spoken, weight * share * likelihood),
        named: Math.max(fit.named, isNamed ? likelihood : 0),
      });
    }
  }
  for (const [place, { spoken, named }] of found) {
    const fit = fits.get(place) || { spoken: 0, named: 0 };
    fits.set(place, { spoken: fit.spoken + spoken, named: fit.named + named });
  }
  const [likeliest] = senses;
  if (heaviest > 0) return heaviest;
  return likeliest && index.vocabulary.isFiller(likeliest.meaning)
    ? index.weightOf(likeliest.meaning)
    : unknownWeight;
}
