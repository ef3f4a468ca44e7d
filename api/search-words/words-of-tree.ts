import type { PublicFaq } from '../contract/public-api.ts';
import { rootsOf } from '../contract/roots-of.ts';
import { wordsOf } from '../contract/words-of.ts';
import type { Lexicon } from './lexicon.ts';

/** How near to the questions of a tree a word occurs. */
export type Nearness = 'question' | 'answer' | 'nowhere';

export interface TreeWords {
  /** Where a word of the lexicon or a pair of them occurs, in any form. */
  nearnessOf(word: string): Nearness;
}

/** Longer ones are no words, and finding the roots of one takes time. */
const longestWord = 40;
/** Words whose forms are remembered. A large tree of made-up words has millions. */
const formsKept = 20_000;
/** Of one answer. It only chooses spellings, and the rest of a long one hardly has other words. */
const answerCharacters = 2000;
/** The words between two pauses. */
const wordsAtOnce = 100;

/** What the lexicon knows of a word, by its possible roots and their usual spellings. */
interface Forms {
  /** Those that are words of the lexicon. */
  words: readonly string[];
  /** Those that are the first and the second word of a pair in it. */
  firsts: readonly string[];
  seconds: readonly string[];
}

const noForms: Forms = { words: [], firsts: [], seconds: [] };

/**
 * Reads the words of a tree. Keeps only those that the lexicon has, because a large tree has more than the memory. Pauses
 * after some words, because the whole would block the server.
 */
export function* readTreeWords(
  faqs: readonly PublicFaq[],
  lexicon: Lexicon,
): Generator<void, TreeWords> {
  const { affixes, usual } = lexicon;
  const skipped = new Set(lexicon.fillers);
  const known = wordsOfLexicon(lexicon);
  yield;
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
    if (forms.size === formsKept) forms.clear();
    forms.set(word, found);
    return found;
  }

  function* read(text: string, into: Set<string>): Generator<void, void> {
    const words = wordsOf(text);
    for (const [at, word] of words.entries()) {
      for (const form of formsOf(word).words) into.add(form);
      if (at % wordsAtOnce === wordsAtOnce - 1) yield;
    }
    // The bot joins words that were written as two, and makes pairs, with and without the fillers between them.
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

function wordsOfLexicon({ lines, spellings }: Lexicon): Set<string> {
  return new Set([
    ...spellings.flat(),
    ...lines.flatMap(({ synonyms, related }) => [...synonyms, ...related]),
  ]);
}
