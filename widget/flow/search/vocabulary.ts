import { readAffixes, rootsOf } from '../../../api/contract/faqs/roots-of.ts';
import type { PublicSearchWords } from '../../../api/contract/public-api.ts';
import { likeness, skeletonOf } from './likeness.ts';
import { usualFillers } from './usual-fillers.ts';
import { relatedLikelihood, synonymLikelihood } from './weights.ts';

/** A possible meaning of a word, and how likely it is, from 0 to 1. */
export type Sense = readonly [meaning: string, likelihood: number];

export interface Vocabulary {
  /** Adds a word of the tree. */
  learn(word: string): void;
  isKnown(word: string): boolean;
  /** The meaning of a word, of its root, or of the word that it abbreviates. */
  find(word: string): string | undefined;
  /** The possible meanings of a typed word; empty if it resembles no known word. Adds no word. */
  guess(word: string): Sense[];
  /** A meaning and those of its synonyms. */
  widen(meaning: string, likelihood?: number): Sense[];
  /** The meanings to which the server's hints lead a word. */
  hint(word: string): Sense[];
  /** The meaning of two neighbouring meanings, if they form a pair. */
  together(first: string, second: string): string | undefined;
  /**
   * Meanings of words that mean nothing by themselves (`fillers`), that mean little (`light`), and that name a problem.
   */
  fillers: ReadonlySet<string>;
  light: ReadonlySet<string>;
  problems: ReadonlySet<string>;
}

const shortestSkeleton = 2;
const fillerEnding = /(nya|[lk]ah|pun)$/;

/** Builds a vocabulary from the words that the server prepared. Yields after each line. */
export function* readVocabulary(prepared?: PublicSearchWords | null): Generator<void, Vocabulary> {
  const words = new Map<string, string>();
  const roots = new Map<string, string>();
  const skeletons = new Map<string, string>();
  const pairs = new Map<string, string>();
  const lines: Lines = new Map();
  const hintLines: Lines = new Map();

  const {
    affixes: affixLines = '',
    fillers: moreFillers = '',
    hints = '',
    light = '',
    problems = '',
    spellings = '',
    synonyms = '',
  } = prepared || {};
  const affixes = readAffixes(affixLines);
  for (const line of spellings.split('\n')) {
    enterAll(line, wordsIn(line)[0]);
    yield;
  }
  const sets = {
    fillers: new Set(enterAll(`${usualFillers} ${moreFillers}`)),
    light: new Set(enterAll(light)),
    problems: new Set(enterAll(problems)),
  };
  for (const text of synonyms.split('\n')) {
    addLine(lines, text, enterAll);
    yield;
  }
  // Do not enter the words of hints: they would change which words are known, and so the correction of typing errors.
  for (const text of hints.split('\n')) {
    addLine(hintLines, text, wordsIn);
    yield;
  }

  function wordsIn(text: string): string[] {
    return text.match(/\S+/g) || [];
  }

  function enterAll(text: string, meaning?: string): string[] {
    return wordsIn(text).map((word) => enter(word, meaning));
  }

  /** Adds a prepared word and returns its meaning. Here, two words mean the same only if the server says so. */
  function enter(word: string, meaning = word): string {
    if (!word.includes('_')) return words.get(word) || store(word, meaning);
    const pair = word
      .split('_')
      .map((part) => enter(part))
      .join('_');
    const known = pairs.get(pair) || (meaning === word ? pair : meaning);
    pairs.set(pair, known);
    return known;
  }

  function store(word: string, meaning: string): string {
    words.set(word, meaning);
    const skeleton = skeletonOf(word);
    if (word === meaning && skeleton.length >= shortestSkeleton && !skeletons.has(skeleton)) {
      skeletons.set(skeleton, meaning);
    }
    return meaning;
  }

  /** The meaning of a word or of one of its roots. A filler is a root only of itself with an ending: `terbang` is not `bang`. */
  function known(word: string): string | undefined {
    for (const root of rootsOf(word, affixes)) {
      const meaning = words.get(root) || roots.get(root);
      if (meaning && (root === word || !sets.fillers.has(meaning) || fillerEnding.test(word)))
        return meaning;
    }
    return undefined;
  }

  function find(word: string): string | undefined {
    return (
      words.get(word) || known(word) || skeletons.get(word) || known(word.replace(/(.)\1/g, '$1'))
    );
  }

  function widen(meaning: string, likelihood = 1): Sense[] {
    const senses = othersIn(lines, meaning).map(
      ([other, part]): Sense => [other, likelihood * part],
    );
    return [[meaning, likelihood], ...senses];
  }

  /** All meanings that an unknown word resembles, each with the likelihood of its most similar word, likeliest first. */
  function similar(word: string): Sense[] {
    const found = new Map<string, number>();
    words.forEach((meaning, other) => {
      const likelihood = likeness(word, other);
      if (likelihood > (found.get(meaning) || 0)) found.set(meaning, likelihood);
    });
    // Do not use `Array.from`, which Prototype.js and MooTools replace.
    return [...found].sort((a, b) => b[1] - a[1]);
  }

  return {
    learn(word) {
      if (words.has(word)) return;
      // Store the word itself, so that its roots are computed once and typing errors are compared with the word.
      const meaning = store(word, known(word) || word);
      for (const root of rootsOf(word, affixes)) if (!roots.has(root)) roots.set(root, meaning);
    },
    isKnown: (word) => words.has(word) || (word.length > 2 && skeletons.has(word)),
    find,
    guess(word) {
      const meaning = find(word);
      if (meaning !== undefined) return widen(meaning);
      // A word of the hints is no typing error.
      if (rootsOf(word, affixes).some((root) => hintLines.has(root))) return [];
      return similar(word).flatMap((sense) => widen(...sense));
    },
    widen,
    hint: (word) =>
      rootsOf(word, affixes)
        .flatMap((root) => othersIn(hintLines, root))
        .map(([other, likelihood]) => [find(other) || other, likelihood]),
    together: (first, second) => pairs.get(`${first}_${second}`),
    ...sets,
  };
}

/** For each word, the lines that contain it: synonyms, related words, then words that only lead to the synonyms. */
type Lines = Map<string, string[][][]>;

function addLine(lines: Lines, text: string, read: (part: string) => string[]): void {
  const line = text.split('|').map((part) => read(part));
  for (const word of line.flat()) lines.set(word, [...(lines.get(word) || []), line]);
}

/** The words to which the lines of a word lead. A related word leads only to the synonyms. */
function othersIn(lines: Lines, word: string): Sense[] {
  return (lines.get(word) || []).flatMap(([synonyms = [], related = []]) => {
    const isSynonym = synonyms.includes(word);
    return (isSynonym ? synonyms.concat(related) : synonyms).map(
      (other): Sense => [
        other,
        related.includes(word) || related.includes(other) ? relatedLikelihood : synonymLikelihood,
      ],
    );
  });
}

/** Guesses typed words. An unknown word has itself as its meaning. */
export function guessOrSelf({ guess }: Vocabulary): (word: string) => Sense[] {
  return (word) => {
    const senses = guess(word);
    return senses.length > 0 ? senses : [[word, 1]];
  };
}
