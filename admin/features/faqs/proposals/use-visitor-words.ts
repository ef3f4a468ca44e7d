import { useQuery } from '@tanstack/react-query';
import { runInSlices } from '../../../data/run-in-slices.ts';
import { identityOf, useSearchTests, type WebsiteTest } from '../tested/use-search-tests.ts';
import { findVisitorWords } from './visitor-words.ts';

const noTests: readonly WebsiteTest[] = [];

/** What visitors typed for FAQs that the bot does not find for sure; the library has no visitors. */
export function useVisitorWords(websiteId: number, isNeeded: boolean) {
  const { tests = noTests, tree } = useSearchTests(websiteId, isNeeded);
  const { data } = useQuery({
    // The tests are new with each tree.
    queryKey: ['visitor-words', identityOf(tests)],
    queryFn: async ({ signal }) =>
      tree ? await runInSlices(findVisitorWords(tests, tree), signal) : undefined,
    enabled: tree !== undefined && tests.length > 0,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { ...data, hasTests: tests.length > 0 };
}
