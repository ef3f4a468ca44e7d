import type { PublicFaq } from '../../api/contract/public-api.ts';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { createFaqSearch, type FaqSearch } from '../../widget/flow/search/faq-search.ts';

/** Creates the search of a tree as visitors have it, with the words that the server prepares. */
export async function preparedSearch(faqs: readonly PublicFaq[]): Promise<FaqSearch> {
  return createFaqSearch(faqs, await prepareSearchWords(faqs));
}
