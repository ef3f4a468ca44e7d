import type { PublicFaq, PublicSearchWords } from '../../../../api/contract/public-api.ts';
import { createFaqSearch } from '../../../../widget/flow/search/faq-search.ts';

/** A wording and the FAQ that it should find. */
export interface SearchTest {
  words: string;
  faqId: number;
  /** If it is no wording of the FAQ: the id of the test, and how many visitors chose the FAQ. */
  row?: { id: number; count: number };
}

/** 0: found first, 1: among the first three, 2: neither. */
export type TestLevel = 0 | 1 | 2;

export interface TestResult extends SearchTest {
  level: TestLevel;
}

export interface TestChange extends SearchTest {
  before: TestLevel;
  after: TestLevel;
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
export function* runTests(
  tests: readonly SearchTest[],
  { faqs, words }: SearchedTree,
): Generator<void, TestResult[]> {
  const search = createFaqSearch(faqs, { ...words, wordings: '' });
  while (!search.prepare()) yield;
  const results: TestResult[] = [];
  for (const test of tests) {
    const place = search(test.words, 3).findIndex(({ faq }) => faq.id === test.faqId);
    results.push({ ...test, level: place === -1 ? 2 : place === 0 ? 0 : 1 });
    yield;
  }
  return results;
}

/** Compares two trees: the tests whose result differs, the worse ones first. */
export function* compareTests(
  tests: readonly SearchTest[],
  before: SearchedTree,
  after: SearchedTree,
): Generator<void, TestChange[]> {
  const earlier = yield* runTests(tests, before);
  const later = yield* runTests(tests, after);
  return earlier
    .map(({ level, ...test }, at): TestChange => {
      return { ...test, before: level, after: later[at]?.level ?? level };
    })
    .filter(({ before, after }) => before !== after)
    .sort((one, other) => other.after - other.before - (one.after - one.before));
}
