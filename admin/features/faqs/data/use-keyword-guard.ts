import { useQuery } from '@tanstack/react-query';
import {
  createKeywordGuard,
  type KeywordGuard,
} from '../../../../api/contract/texts/keyword-guard.ts';
import { runInSlices } from '../../../data/run-in-slices.ts';
import { usePreviewFaqs } from '../../../data/websites/preview-faqs.ts';
import { useIsLibrary, useWebsiteName } from '../../../data/websites/shared-library.ts';

/** The guard for the keywords of a website's FAQs (draft included); undefined until they are read. */
export function useKeywordGuard(websiteId: number): KeywordGuard | undefined {
  const { data: tree, dataUpdatedAt } = usePreviewFaqs(websiteId);
  const isLibrary = useIsLibrary(websiteId);
  const name = useWebsiteName()(websiteId);
  return useQuery({
    queryKey: ['keyword-guard', websiteId, dataUpdatedAt, isLibrary, name],
    queryFn: async ({ signal }) => {
      if (tree === undefined) throw new Error('The FAQs are not loaded.');
      const steps = createKeywordGuard(tree.faqs, isLibrary ? undefined : name);
      return await runInSlices(steps, signal);
    },
    enabled: tree !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    placeholderData: (previous) => previous,
  }).data;
}
