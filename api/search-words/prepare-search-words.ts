import type { PublicSearchWords, TaughtFaq } from '../contract/public-api.ts';
import { yieldToRequests } from '../db/yield-to-requests.ts';
import { type Lexicon, loadLexicon } from './lexicon.ts';
import { pickSearchWords } from './pick-search-words.ts';
import { wordingLines } from './wording-lines.ts';
import { readTreeWords } from './words-of-tree.ts';

/** After this time, other requests can run. */
const sliceMs = 5;

/** The word lists that the bot's search needs for a tree. Works in slices, so that it does not block the server. */
export async function prepareSearchWords(faqs: readonly TaughtFaq[]): Promise<PublicSearchWords> {
  const preparing = steps(faqs, await loadLexicon());
  const letOthersRun = yieldToRequests(sliceMs);
  for (;;) {
    const { done, value } = preparing.next();
    if (done) return value;
    await letOthersRun();
  }
}

function* steps(faqs: readonly TaughtFaq[], lexicon: Lexicon): Generator<void, PublicSearchWords> {
  const tree = yield* readTreeWords(faqs, lexicon);
  const picked = yield* pickSearchWords(lexicon, tree, faqs.length);
  const wordings = wordingLines(faqs);
  return wordings === '' ? picked : { ...picked, wordings };
}
