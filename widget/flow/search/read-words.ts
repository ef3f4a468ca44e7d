import type { Sense, Vocabulary } from './vocabulary.ts';

/** In letters. Two words that form a shorter compound often have another meaning: `di a` is not `dia`. */
const shortestCompound = 5;
const shortestPart = 2;
const longestGlued = 30;
/** The likelihood of the single words' meanings when two words form a pair. */
const partLikelihood = 0.7;

/**
 * The meanings of a text, fillers last; for each meaning the likeliest sense first. Words that belong together become one
 * meaning, also with fillers between them: `turn over`, `belum juga masuk`.
 */
export function readWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  sensesOf: (word: string) => Sense[],
): Sense[][] {
  const isFiller = ([likeliest]: Sense[]) =>
    likeliest !== undefined && vocabulary.fillers.has(likeliest[0]);
  const neighbours = paired(compounded(words, vocabulary).map(sensesOf), vocabulary);
  const meaningful = neighbours.filter((senses) => !isFiller(senses));
  return [...paired(meaningful, vocabulary), ...neighbours.filter(isFiller)];
}

/** Joins a word that was written as two, and splits words that were written as one. */
function compounded(words: readonly string[], vocabulary: Vocabulary): string[] {
  const result: string[] = [];
  for (const word of words) {
    const compound = (result[result.length - 1] || '') + word;
    if (compound !== word && compound.length >= shortestCompound && vocabulary.isKnown(compound)) {
      result[result.length - 1] = compound;
    } else {
      result.push(...partsOf(word, vocabulary));
    }
  }
  return result;
}

/** Splits a word that was typed without spaces: `lupapassword` becomes `lupa` and `password`. Other words stay. */
function partsOf(word: string, vocabulary: Vocabulary): string[] {
  if (vocabulary.find(word) || word.length > longestGlued) return [word];
  for (let end = word.length - shortestPart; end >= shortestPart; end--) {
    const start = word.slice(0, end);
    const others = vocabulary.isKnown(start) ? partsOf(word.slice(end), vocabulary) : [];
    if (others.every(vocabulary.find) && others.length > 0) return [start, ...others];
  }
  return [word];
}

/** Joins two neighbouring words that form a pair: first the pair's meaning, then those of its words. */
function paired(things: readonly Sense[][], { together, widen }: Vocabulary): Sense[][] {
  const result: Sense[][] = [];
  for (const senses of things) {
    const before = result[result.length - 1] || [];
    const [first] = before;
    const [second] = senses;
    const pair = first && second && together(first[0], second[0]);
    if (pair) {
      const parts = before
        .concat(senses)
        .map(([meaning, likelihood]): Sense => [meaning, likelihood * partLikelihood]);
      result[result.length - 1] = widen(pair).concat(parts);
    } else result.push(senses);
  }
  return result;
}
