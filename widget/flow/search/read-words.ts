import type { Sense, Vocabulary } from './vocabulary.ts';

/** Shorter compounds are too often another word: `ke luar`, `di a`. */
const shortestCompound = 5;

/**
 * The meanings of a text, fillers last. Words that belong together become one, even with fillers between them:
 * `turn over`, `belum juga masuk`. `senseOf` either learns a word or guesses it.
 */
export function readWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  senseOf: (word: string) => Sense[],
): Sense[][] {
  const isFiller = ([likeliest]: Sense[]) =>
    likeliest !== undefined && vocabulary.isFiller(likeliest.meaning);
  const neighbours = paired(compounded(words, vocabulary).map(senseOf), vocabulary);
  const meaningful = neighbours.filter((senses) => !isFiller(senses));
  return [...paired(meaningful, vocabulary), ...neighbours.filter(isFiller)];
}

/** Joins a word that was written as two. */
function compounded(words: readonly string[], { isKnown }: Vocabulary): string[] {
  const result: string[] = [];
  for (const word of words) {
    const compound = (result[result.length - 1] || '') + word;
    if (compound !== word && compound.length >= shortestCompound && isKnown(compound)) {
      result[result.length - 1] = compound;
    } else {
      result.push(word);
    }
  }
  return result;
}

/** Replaces two meanings by the meaning of their pair. */
function paired(things: readonly Sense[][], { together }: Vocabulary): Sense[][] {
  const result: Sense[][] = [];
  for (const senses of things) {
    const [first] = result[result.length - 1] || [];
    const [second] = senses;
    const meaning = first && second && together(first.meaning, second.meaning);
    if (meaning) result[result.length - 1] = [{ meaning, likelihood: 1 }];
    else result.push(senses);
  }
  return result;
}
