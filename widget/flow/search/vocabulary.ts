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
  /** The meaning of two neighbouring meanings, if they form a pair. */
  together(first: string, second: string): string | undefined;
  /** The meanings of the initials of several words of the tree, see `initialsOf`. */
  abbreviations: Set<string>;
  /** Meanings of words that mean nothing by themselves (`fillers`), and that mean little (`light`). */
  fillers: ReadonlySet<string>;
  light: ReadonlySet<string>;
}

const shortestSkeleton = 2;
/** Two long words that only share a short root, which is no word itself, are not related: `keterangan`, `memerangi`. */
const longWord = 8;
const shortRoot = 4;
const fillerEnding = /(nya|[lk]ah|pun)$/;

/** Builds a vocabulary from the words that the server prepared. Yields after each line. */
export function* readVocabulary(prepared?: PublicSearchWords | null): Generator<void, Vocabulary> {
  const words = new Map<string, string>();
  /** The meanings of roots that are no words. A short root of a long word has `-` before it. */
  const roots = new Map<string, string>();
  const skeletons = new Map<string, string>();
  const pairs = new Map<string, string>();
  const abbreviations = new Set<string>();
  /** For each word, the lines that contain it: synonyms, then related words. */
  const lines = new Map<string, string[][][]>();

  const {
    affixes: affixLines = '',
    fillers: moreFillers = '',
    light = '',
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
  };
  for (const text of synonyms.split('\n')) {
    const line = text.split('|').map((part) => enterAll(part));
    for (const word of line.flat()) lines.set(word, [...(lines.get(word) || []), line]);
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
      const meaning =
        words.get(root) || roots.get(root) || (word.length < longWord && roots.get(`-${root}`));
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
    const senses = (lines.get(meaning) || []).flatMap(([synonyms = [], related = []]) => {
      // A related word leads only to the synonyms.
      const isSynonym = synonyms.includes(meaning);
      const part = isSynonym ? synonymLikelihood : relatedLikelihood;
      return [
        ...synonyms.map((other): Sense => [other, likelihood * part]),
        ...(isSynonym ? related : []).map(
          (other): Sense => [other, likelihood * relatedLikelihood],
        ),
      ];
    });
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
      for (const root of rootsOf(word, affixes)) {
        const key = word.length < longWord || root.length > shortRoot ? root : `-${root}`;
        if (!roots.has(key)) roots.set(key, meaning);
      }
    },
    isKnown: (word) => words.has(word) || (word.length > 2 && skeletons.has(word)),
    find,
    guess(word) {
      const meaning = find(word);
      const senses = meaning === undefined ? [] : widen(meaning);
      const short = `.${word}`;
      if (abbreviations.has(short)) senses.push([short, 1]);
      return senses.length > 0 ? senses : similar(word).flatMap((sense) => widen(...sense));
    },
    abbreviations,
    widen,
    together: (first, second) => pairs.get(`${first}_${second}`),
    ...sets,
  };
}

/** Guesses typed words. An unknown word has itself as its meaning. */
export function guessOrSelf({ guess }: Vocabulary): (word: string) => Sense[] {
  return (word) => {
    const senses = guess(word);
    return senses.length > 0 ? senses : [[word, 1]];
  };
}
