import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { readWords } from './read-words.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words-of.ts';

/**
 * Where a meaning occurs, as pairs in one flat list: the position of a FAQ, then the weight of the meaning in it, up
 * to 1. A phone reads a flat list many times faster than a map.
 */
export type Occurrences = readonly number[];

export interface FaqIndex {
  vocabulary: Vocabulary;
  occurrencesOf(meaning: string): Occurrences | undefined;
  /** How well a meaning distinguishes one question from the others. */
  weightOf(meaning: string): number;
  /** The number of meanings in each question, by its position. */
  sizes: readonly number[];
}

/** The weight of a meaning in a FAQ's own question, in the questions above it and in its answer. */
export const questionShare = 1;
const contextShare = 0.4;
const answerShare = 0.25;
const fillerWeight = 0.15;

/** Pauses after each text. Indexing a whole tree at once would delay a tap on a slow phone. */
export function* readFaqIndex(faqs: readonly PublicFaq[]): Generator<void, FaqIndex> {
  const vocabulary = createVocabulary();
  const occurrences = new Map<string, number[]>();
  const frequencies = new Map<string, number>();
  const places = new Map(faqs.map(({ id }, place) => [id, place]));
  // All questions before the first answer, so that the questions define the meanings.
  const questions: Set<string>[] = [];
  for (const { question } of faqs) {
    questions.push(meaningsIn(question));
    yield;
  }

  function meaningsIn(text: string): Set<string> {
    const read = readWords(wordsOf(text), vocabulary, vocabulary.learn);
    return new Set(read.flatMap((senses) => senses.map(({ meaning }) => meaning)));
  }

  function enter(meanings: Iterable<string>, place: number, share: number): void {
    for (const meaning of meanings) {
      const found = occurrences.get(meaning) || [];
      occurrences.set(meaning, found);
      // Positions arrive in order, each with its largest weight first.
      if (found[found.length - 2] !== place) found.push(place, share);
    }
  }

  // Not `faqs.entries()`, which Prototype.js replaces.
  for (let place = 0; place < faqs.length; place++) {
    const faq = faqs[place] as PublicFaq;
    const question = questions[place] as Set<string>;
    for (const meaning of question) frequencies.set(meaning, (frequencies.get(meaning) || 0) + 1);
    enter(question, place, questionShare);
    for (const above of placesAbove(place))
      enter(questions[above] as Set<string>, place, contextShare);
    enter(meaningsIn(faq.answer || ''), place, answerShare);
    yield;
  }

  function placesAbove(place: number): Set<number> {
    const above = new Set<number>();
    let next = parentOf(place);
    // A tree from another server may contain a cycle.
    while (next !== undefined && !above.has(next)) {
      above.add(next);
      next = parentOf(next);
    }
    return above;
  }

  function parentOf(place: number): number | undefined {
    const parentId = (faqs[place] as PublicFaq).parent_id;
    return parentId === null ? undefined : places.get(parentId);
  }

  return {
    vocabulary,
    occurrencesOf: (meaning) => occurrences.get(meaning),
    weightOf: (meaning) =>
      vocabulary.isFiller(meaning)
        ? fillerWeight
        : Math.log(1 + faqs.length / (frequencies.get(meaning) || 1)),
    sizes: questions.map(
      (meanings) => [...meanings].filter((meaning) => !vocabulary.isFiller(meaning)).length,
    ),
  };
}
