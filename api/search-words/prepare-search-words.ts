import { setImmediate } from 'node:timers/promises';
import type { PublicFaq, PublicSearchWords } from '../contract/public-api.ts';
import { loadLexicon } from './lexicon.ts';
import { pickSearchWords } from './pick-search-words.ts';
import { readTreeWords } from './words-of-tree.ts';

/** Other requests are served after this time. */
const sliceMs = 5;

/** What the bot's search must know to understand visitors of a tree. Works in slices, and never blocks the server. */
export async function prepareSearchWords(faqs: readonly PublicFaq[]): Promise<PublicSearchWords> {
  const lexicon = await loadLexicon();
  const reading = readTreeWords(faqs, lexicon);
  let end = performance.now() + sliceMs;
  for (;;) {
    const { done, value } = reading.next();
    if (done) return pickSearchWords(lexicon, value, faqs.length);
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + sliceMs;
  }
}
