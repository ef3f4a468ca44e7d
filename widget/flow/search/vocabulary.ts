import { likeness, skeletonOf } from './likeness.ts';
import { rootsOf } from './roots-of.ts';
import { fillers, synonyms } from './word-list.ts';

/** A possible meaning of a word, and how likely it is, from 0 to 1. */
export interface Sense {
  meaning: string;
  likelihood: number;
}

export interface Vocabulary {
  isKnown(word: string): boolean;
  /** The meaning of a word of the tree; a new word is learned. */
  learn(word: string): Sense[];
  /** The possible meanings of a typed word; none when it resembles nothing. Nothing is learned. */
  guess(word: string): Sense[];
  /** The meaning of two neighbouring meanings, where it differs from both. */
  together(first: string, second: string): string | undefined;
  isFiller(meaning: string): boolean;
}

const shortestSkeleton = 2;

/** Starts from the word list and learns the words of one tree. */
export function createVocabulary(): Vocabulary {
  const words = new Map<string, string>();
  const roots = new Map<string, string>();
  const skeletons = new Map<string, string>();
  const pairs = new Map<string, string>();
  const fillerWords = new Set(fillers.split(' '));

  const lines = synonyms.split('\n').map((line) => line.split(' '));
  for (const line of lines) {
    for (const word of line) if (!word.includes('_')) add(word, line[0] as string);
  }
  for (const word of fillerWords) add(word, word);
  for (const line of lines) {
    for (const word of line) {
      if (word.includes('_'))
        pairs.set(word.split('_').map(meaningOf).join('_'), line[0] as string);
    }
  }

  function add(word: string, meaning: string): void {
    words.set(word, meaning);
    const skeleton = skeletonOf(word);
    if (skeleton.length >= shortestSkeleton && !skeletons.has(skeleton)) {
      skeletons.set(skeleton, meaning);
    }
  }

  /** The meaning of a word or of one of its roots. */
  function known(candidates: readonly string[]): string | undefined {
    for (const candidate of candidates) {
      const meaning = words.get(candidate) || roots.get(candidate);
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  }

  /** The meaning of a word, learned as its own when it is new. */
  function meaningOf(word: string): string {
    const exact = words.get(word);
    if (exact !== undefined) return exact;
    const candidates = rootsOf(word);
    const meaning = known(candidates) || word;
    // Stored under the word itself, so that its roots are computed once and typing errors match the word.
    add(word, meaning);
    for (const root of candidates) if (!roots.has(root)) roots.set(root, meaning);
    return meaning;
  }

  /** All meanings that an unknown word resembles, each with its likeliest word. */
  function similar(word: string): Sense[] {
    const found = new Map<string, number>();
    words.forEach((meaning, other) => {
      const likelihood = likeness(word, other);
      if (likelihood > (found.get(meaning) || 0)) found.set(meaning, likelihood);
    });
    // Not `Array.from`, which Prototype.js and MooTools replace.
    const senses = [...found].map(([meaning, likelihood]) => ({ meaning, likelihood }));
    return senses.sort((a, b) => b.likelihood - a.likelihood);
  }

  return {
    isKnown: (word) => words.has(word),
    learn: (word) => [{ meaning: meaningOf(word), likelihood: 1 }],
    guess(word) {
      const meaning = words.get(word) || known(rootsOf(word)) || skeletons.get(word);
      return meaning === undefined ? similar(word) : [{ meaning, likelihood: 1 }];
    },
    together: (first, second) => pairs.get(`${first}_${second}`),
    isFiller: (meaning) => fillerWords.has(meaning),
  };
}
