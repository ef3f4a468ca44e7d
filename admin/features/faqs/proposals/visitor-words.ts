import { createFaqSearch } from '../../../../widget/flow/search/faq-search.ts';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import type { WebsiteTest } from '../tested/use-search-tests.ts';
import type { ProposedWords } from './propose.ts';

/** What visitors typed for FAQs that the bot does not find for sure. */
export interface VisitorWords {
  words: ProposedWords[];
  /** The FAQs that visitors chose although the bot put another one first. */
  chosen: ReadonlySet<number>;
}

/** Searches without the taught wordings: these only find themselves. Yields after each step. */
export function* findVisitorWords(
  tests: readonly WebsiteTest[],
  { faqs, words }: SearchedTree,
): Generator<void, VisitorWords> {
  const search = createFaqSearch(faqs, { ...words, wordings: '' });
  while (!search.prepare()) yield;
  const found: ProposedWords[] = [];
  const chosen = new Set<number>();
  for (const { words: typed, faqId, row } of tests) {
    yield;
    // An admin wrote it.
    if (row?.count === 0) continue;
    const [best] = search(typed);
    const isFirst = best?.faq.id === faqId;
    if (row && best && !isFirst) chosen.add(faqId);
    if (!isFirst || !best.isSure) found.push({ id: faqId, words: [typed] });
  }
  return { words: found, chosen };
}
