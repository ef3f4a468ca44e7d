import { readWords } from './read-words.ts';
import { guessOrSelf, type Sense, type Vocabulary } from './vocabulary.ts';
import { wordsTyped } from './words-typed.ts';

/**
 * What visitors typed for FAQs. A wording is compared as a whole, and its words are not learned: so it changes nothing for
 * other words that visitors type.
 */
export interface Wordings {
  /**
   * How much typed words resemble a wording of each FAQ, by the place of the FAQ: 1 if they are the same, less if some
   * words differ.
   *
   * @param words the typed words, separated by spaces.
   */
  likenessTo(words: string, senses: readonly (readonly Sense[])[]): ReadonlyMap<number, number>;
}

/**
 * Reads the server's lines. Yields after each.
 *
 * @param places the places of the FAQs by id.
 */
export function* readWordings(
  lines: string,
  places: ReadonlyMap<number, number>,
  vocabulary: Vocabulary,
  weightOf: (meaning: string) => number,
): Generator<void, Wordings> {
  const all: { text: string; place: number; weight: number }[] = [];
  /** The wordings that contain a meaning. */
  const containing = new Map<string, number[]>();
  for (const line of lines.split('\n')) {
    const [id = ''] = line.split(' ');
    const place = places.get(+id);
    if (place === undefined) continue;
    // Cut as typed words are. Otherwise `boleh telat min` would not be equal to itself.
    const words = wordsTyped(line.slice(id.length), vocabulary.fillers);
    let weight = 0;
    for (const meaning of meaningsOf(readWords(words, vocabulary, guessOrSelf(vocabulary)))) {
      weight += weightOf(meaning);
      containing.set(meaning, (containing.get(meaning) || []).concat(all.length));
    }
    all.push({ text: words.join(' '), place, weight });
    yield;
  }

  return {
    likenessTo(typed, senses) {
      const shared = new Float64Array(all.length);
      let asked = 0;
      for (const ofWord of senses) {
        const weight = weightOf((ofWord[0] as Sense)[0]);
        asked += weight;
        const fits = new Map<number, number>();
        for (const [meaning, likelihood] of ofWord)
          for (const at of containing.get(meaning) || [])
            fits.set(at, Math.max(fits.get(at) || 0, weight * likelihood));
        fits.forEach((fit, at) => {
          (shared[at] as number) += fit;
        });
      }
      const best = new Map<number, number>();
      all.forEach(({ text, place, weight }, at) => {
        const likeness =
          text === typed ? 1 : Math.min(0.99, (shared[at] as number) / Math.max(asked, weight));
        if (likeness > (best.get(place) || 0)) best.set(place, likeness);
      });
      return best;
    },
  };
}

function meaningsOf(senses: readonly (readonly Sense[])[]): Set<string> {
  return new Set(senses.map((ofWord) => (ofWord[0] as Sense)[0]));
}
