import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { wordsOf } from '../../../api/contract/texts/words-of.ts';
import { initialsOf, initialsOfNames } from './initials.ts';
import { lettersOf } from './letters.ts';
import { readWords } from './read-words.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';
import {
  answerLetters,
  answerShare,
  contextShare,
  fillerWeight,
  headingSize,
  initialsLikelihood,
  keywordShare,
  lightWeight,
  questionShare,
  rarityPower,
} from './weights.ts';
import { readWordings, type Wordings } from './wordings.ts';

/**
 * The FAQs that contain a meaning, as one flat list of pairs: the position of the FAQ, then the weight of the meaning in
 * it, at most 1. A phone reads a flat list many times faster than a map.
 */
export type Occurrences = readonly number[];

export interface FaqIndex {
  vocabulary: Vocabulary;
  occurrences: ReadonlyMap<string, Occurrences>;
  /** The FAQs that contain three letters in a row, as for a meaning. */
  letters: ReadonlyMap<string, Occurrences>;
  /** How well a meaning distinguishes one question from the others. */
  weightOf(meaning: string): number;
  /** The number of meanings in each question, by its position. */
  sizes: readonly number[];
  /** Whether each question is in the top tier and has others below it. */
  headings: readonly boolean[];
  /** The words of each question, with a space at both ends. */
  texts: readonly string[];
  wordings: Wordings;
}

/** Yields after each FAQ, because indexing a whole tree at once would delay a tap on a slow phone. */
export function* readFaqIndex(
  faqs: readonly PublicFaq[],
  prepared?: PublicSearchWords | null,
): Generator<void, FaqIndex> {
  const vocabulary = yield* readVocabulary(prepared);
  const occurrences = new Map<string, number[]>();
  const letters = new Map<string, number[]>();
  const frequencies = new Map<string, number>();
  const parents = new Set(faqs.map((faq) => faq.parent_id));
  const places = new Map(faqs.map(({ id }, place) => [id, place]));
  const sizes: number[] = [];
  // Read all questions and keywords before the first answer, so that they define the meanings.
  const questions: Map<string, number>[] = [];
  const keywords: Map<string, number>[] = [];
  for (const faq of faqs) {
    const meanings = meaningsIn([faq.question]);
    let size = 0;
    meanings.forEach((part, meaning) => {
      frequencies.set(meaning, (frequencies.get(meaning) || 0) + 1);
      if (part === 1 && !vocabulary.fillers.has(meaning)) size++;
    });
    questions.push(meanings);
    keywords.push(meaningsIn(faq.keywords || []));
    sizes.push(!faq.answer && parents.has(faq.id) ? size * headingSize : size);
    yield;
  }

  /**
   * The meanings of texts with their weights. Texts are read one by one: words of two texts never form a pair.
   *
   * @param isAnswer the initials of all its words mean nothing
   */
  function meaningsIn(texts: readonly string[], isAnswer?: boolean): Map<string, number> {
    const meanings = new Map<string, number>();
    const raise = (meaning: string, likelihood: number) =>
      meanings.set(meaning, Math.max(likelihood, meanings.get(meaning) || 0));
    for (const text of texts) {
      const words = wordsOf(text);
      words.forEach(vocabulary.learn);
      const meaningOf = (word: string) => vocabulary.find(word) as string;
      for (const senses of readWords(words, vocabulary, (word) => [[meaningOf(word), 1]]))
        for (const sense of senses) raise(...sense);
      const { fillers, light } = vocabulary;
      const whole = initialsOf(
        words.filter((word) => !fillers.has(meaningOf(word)) && !light.has(meaningOf(word))),
      );
      // Two letters are only those of a name.
      for (const initials of initialsOfNames(text).concat(isAnswer || !whole[3] ? [] : whole))
        if (initials[2]) {
          vocabulary.abbreviations.add(initials);
          raise(initials, initialsLikelihood);
        }
    }
    return meanings;
  }

  // Do not use `faqs.entries()`, which Prototype.js replaces.
  for (let place = 0; place < faqs.length; place++) {
    const enter = (meanings: Map<string, number>, share: number, into = occurrences) =>
      meanings.forEach((part, meaning) => {
        const found = into.get(meaning) || [];
        into.set(meaning, found);
        // Positions arrive in order, each with its largest weight first, so skip repeated positions.
        if (found[found.length - 2] !== place) found.push(place, share * part);
      });
    enter(questions[place] as Map<string, number>, questionShare);
    enter(keywords[place] as Map<string, number>, keywordShare);
    const above = new Set<number>();
    let next = parentOf(place);
    // A tree from another server may contain a cycle.
    while (next !== undefined && !above.has(next)) {
      above.add(next);
      enter(questions[next] as Map<string, number>, contextShare);
      enter(keywords[next] as Map<string, number>, contextShare);
      next = parentOf(next);
    }
    const { question, keywords: others = [], answer } = faqs[place] as PublicFaq;
    enter(meaningsIn([answer || ''], true), answerShare);
    enter(lettersOf([question, ...others].join(' ')), questionShare, letters);
    enter(lettersOf(answer || ''), answerLetters, letters);
    yield;
  }

  function parentOf(place: number): number | undefined {
    return places.get((faqs[place] as PublicFaq).parent_id as number);
  }

  function weightOf(meaning: string): number {
    if (vocabulary.fillers.has(meaning)) return fillerWeight;
    const weight = Math.log(1 + faqs.length / (frequencies.get(meaning) || 1)) ** rarityPower;
    return vocabulary.light.has(meaning) ? Math.min(lightWeight, weight) : weight;
  }

  const { wordings = '' } = prepared || {};
  return {
    vocabulary,
    occurrences,
    letters,
    weightOf,
    sizes,
    headings: faqs.map(({ id, parent_id }) => parent_id === null && parents.has(id)),
    texts: faqs.map(({ question }) => ` ${wordsOf(question).join(' ')} `),
    wordings: yield* readWordings(wordings, places, vocabulary, weightOf),
  };
}
