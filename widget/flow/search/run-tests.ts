import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { createFaqSearch } from './faq-search.ts';

/** A wording and the FAQ that it should find. */
export interface SearchTest {
  words: string;
  faqId: number;
}

/** 0: found first, 1: among the first three, 2: neither. */
export type TestLevel = 0 | 1 | 2;

export interface TestResult {
  level: TestLevel;
  /** Whether the bot is sure of what it finds first, also if that is another FAQ. */
  isSure: boolean;
}

/** The tree and the words of a search. */
export interface SearchedTree {
  faqs: readonly PublicFaq[];
  words: PublicSearchWords;
}

/**
 * Tests the bot's search without the taught wordings: a taught wording always finds itself, so it would test nothing.
 * Yields after each step.
 */
export function* runTests<Test extends SearchTest>(
  tests: readonly Test[],
  { faqs, words }: SearchedTree,
): Generator<void, (Test & TestResult)[]> {
  const search = createFaqSearch(faqs, { ...words, wordings: '' });
  while (!search.prepare()) yield;
  const results: (Test & TestResult)[] = [];
  for (const test of tests) {
    const found = search(test.words, 3);
    const place = found.findIndex(({ faq }) => faq.id === test.faqId);
    const level = place === -1 ? 2 : place === 0 ? 0 : 1;
    results.push({ ...test, level, isSure: found[0]?.isSure === true });
    yield;
  }
  return results;
}
