import { rootsOf } from '../contract/faqs/roots-of.ts';
import type { PublicFaq } from '../contract/public-api.ts';
import { wordsOf } from '../contract/texts/words-of.ts';
import type { Lexicon } from './lexicon.ts';

/** Where a word occurs: in a question, only in an answer, or not in the tree. */
export type Nearness = 'question' | 'answer' | 'nowhere';

export interface TreeWords {
  /** Where a word of the lexicon, or a pair, occurs in any form. */
  nearnessOf(word: string): Nearness;
}

/** Longer texts are not words, and finding their roots takes time. */
const longestWord = 40;
/** Number of words whose forms are cached. A large tree of made-up words would have millions. */
const formsMax = 20_000;
/**
 * Characters of an answer that are read. Answers only affect the spellings, and the rest of a long answer has few other
 * words.
 */
const answerCharacters = 2000;
/** Number of words between two pauses. */
const wordsAtOnce = 100;

/** The forms of a word in the lexicon: its possible roots and their usual spellings. */
interface Forms {
  /** The forms that are words of the lexicon. */
  words: readonly string[];
  /** The forms that are the first, or the second, word of a pair in the lexicon. */
  firsts: readonly string[];
  seconds: readonly string[];
}

const noForms: Forms = { words: [], firsts: [], seconds: [] };

/**
 * Reads the words of a tree. Stores only words of the lexicon, because a large tree may have too many words for the
 * memory. Yields after some words, so that other requests can run.
 */
export function* readTreeWords(
  faqs: readonly PublicFaq[],
  lexicon: Lexicon,
): Generator<void, TreeWords> {
  const { affixes, usual, words: known } = lexicon;
  const skipped = new Set(lexicon.fillers);
  const pairs = [...known].filter((word) => word.includes('_')).map((pair) => pair.split('_'));
  const firsts = new Set(pairs.map(([first]) => first));
  const seconds = new Set(pairs.map(([, second]) => second));
  yield;
  const forms = new Map<string, Forms>();
  const inQuestions = new Set<string>();
  const inAnswers = new Set<string>();

  function formsOf(word: string): Forms {
    if (word.length > longestWord) return noForms;
    const remembered = forms.get(word);
    if (remembered !== undefined) return remembered;
    const roots = rootsOf(word, affixes);
    const all = [...new Set([...roots, ...roots.flatMap((root) => usual.get(root) ?? [])])];
    const found = {
      words: all.filter((form) => known.has(form)),
      firsts: all.filter((form) => firsts.has(form)),
      seconds: all.filter((form) => seconds.has(form)),
    };
    if (forms.size === formsMax) forms.clear();
    forms.set(word, found);
    return found;
  }

  function* read(text: string, into: Set<string>): Generator<void, void> {
    const words = wordsOf(text);
    for (const [at, word] of words.entries()) {
      for (const form of formsOf(word).words) into.add(form);
      if (at % wordsAtOnce === wordsAtOnce - 1) yield;
    }
    // The bot also joins two words to one, and makes pairs, with and without the fillers between them.
    readPairs(words, into);
    readPairs(
      words.filter((word) => !skipped.has(word)),
      into,
    );
    yield;
  }

  function readPairs(words: readonly string[], into: Set<string>): void {
    for (let at = 1; at < words.length; at += 1) {
      const [first = '', second = ''] = [words[at - 1], words[at]];
      if (known.has(first + second)) into.add(first + second);
      const { seconds } = formsOf(second);
      if (seconds.length === 0) continue;
      for (const one of formsOf(first).firsts) {
        for (const other of seconds) {
          if (known.has(`${one}_${other}`)) into.add(`${one}_${other}`);
        }
      }
    }
  }

  for (const { question, answer, keywords } of faqs) {
    yield* read(question, inQuestions);
    yield* read((keywords ?? []).join(' '), inQuestions);
    yield* read((answer ?? '').slice(0, answerCharacters), inAnswers);
  }

  return {
    nearnessOf(word) {
      if (inQuestions.has(word)) return 'question';
      return inAnswers.has(word) ? 'answer' : 'nowhere';
    },
  };
}
