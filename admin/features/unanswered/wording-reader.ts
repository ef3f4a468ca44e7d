import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { wordsOf } from '../../../api/contract/texts/words-of.ts';
import { createFaqSearch, type FaqMatch } from '../../../widget/flow/search/faq-search.ts';
import { readWords } from '../../../widget/flow/search/read-words.ts';
import { readVocabulary, type Sense } from '../../../widget/flow/search/vocabulary.ts';
import { wordsTyped } from '../../../widget/flow/search/words-typed.ts';
import { presentQuestion } from './present-question.ts';

/** How the bot understands a wording. */
export interface ReadWording {
  /**
   * The meanings of its words, sorted and without fillers: the same for `depo blm masuk` and `deposit belum masuk2`.
   */
  meanings: readonly string[];
  /** The FAQs that the bot offers, best first. */
  matches: readonly FaqMatch[];
  /** The wording formatted as a question. */
  question: string;
}

export type ReadOne = (words: string) => ReadWording;

/**
 * Creates a function that reads wordings as the bot does. It yields often, because indexing thousands of FAQs takes
 * long.
 */
export function* createWordingReader(
  faqs: readonly PublicFaq[],
  prepared: PublicSearchWords,
): Generator<void, ReadOne> {
  const search = createFaqSearch(faqs, prepared);
  while (!search.prepare()) yield;
  const vocabulary = yield* readVocabulary(prepared);
  for (const { question, keywords = [] } of faqs) {
    for (const text of [question, ...keywords]) wordsOf(text).forEach(vocabulary.learn);
    yield;
  }
  const { fillers, light } = vocabulary;

  /** An unknown word is its own meaning. */
  function sensesOf(word: string): Sense[] {
    const senses = vocabulary.guess(word);
    return senses.length > 0 ? senses : [[word, 0]];
  }

  function meaningsOf(words: string): string[] {
    const senses = readWords(wordsTyped(words, fillers), vocabulary, sensesOf);
    const all = senses.flatMap(([likeliest]) => likeliest?.[0] ?? []);
    const named = all.filter((meaning) => !fillers.has(meaning));
    const heavy = named.filter((meaning) => !light.has(meaning));
    const used = [heavy, named, all].find(({ length }) => length > 0) ?? [];
    return [...new Set(used)].sort();
  }

  const known = new Map<string, ReadWording>();
  return (words) => {
    const reading = known.get(words) ?? {
      meanings: meaningsOf(words),
      matches: search(words),
      question: presentQuestion(words, prepared.spellings),
    };
    known.set(words, reading);
    return reading;
  };
}
