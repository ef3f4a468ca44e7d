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

/** Reads the words of a tree. Pauses after each text, because a large tree would block the server. */
export function* readTreeWords(
  faqs: readonly PublicFaq[],
  { affixes, fillers, usual }: Lexicon,
): Generator<void, TreeWords> {
  const skipped = new Set(fillers);
  const forms = new Map<string, readonly string[]>();
  const inQuestions = new Set<string>();
  const inAnswers = new Set<string>();

  /** The word, its possible roots, and their usual spellings. */
  function formsOf(word: string): readonly string[] {
    const known = forms.get(word);
    if (known !== undefined) return known;
    const roots = rootsOf(word, affixes);
    const all = new Set([...roots, ...roots.flatMap((root) => usual.get(root) ?? [])]);
    forms.set(word, [...all]);
    return [...all];
  }

  function read(text: string, into: Set<string>): void {
    const words = wordsOf(text);
    for (const word of words) for (const form of formsOf(word)) into.add(form);
    // The bot joins words that were written as two, and makes pairs, with and without the fillers between them.
    readPairs(words, into);
    readPairs(
      words.filter((word) => !skipped.has(word)),
      into,
    );
  }

  function readPairs(words: readonly string[], into: Set<string>): void {
    for (let at = 1; at < words.length; at += 1) {
      const [first = '', second = ''] = [words[at - 1], words[at]];
      into.add(first + second);
      for (const one of formsOf(first)) {
        for (const other of formsOf(second)) into.add(`${one}_${other}`);
      }
    }
  }

  for (const { question, answer, keywords } of faqs) {
    read(question, inQuestions);
    read((keywords ?? []).join(' '), inQuestions);
    yield;
    read(answer ?? '', inAnswers);
    yield;
  }

  return {
    nearnessOf(word) {
      if (inQuestions.has(word)) return 'question';
      return inAnswers.has(word) ? 'answer' : 'nowhere';
    },
  };
}
