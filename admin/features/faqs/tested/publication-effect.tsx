import { useQuery } from '@tanstack/react-query';
import type { PublicFaq, PublicSearchWords } from '../../../../api/contract/public-api.ts';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { LazySearchEffect } from './lazy-search-effect.ts';

/** Shows what a publication changes for the questions of visitors. */
export function PublicationEffect({ websiteId }: { websiteId: number }) {
  const { data } = useQuery({
    queryKey: ['public-faqs', websiteId],
    queryFn: async ({ signal }): Promise<SearchedTree> => {
      const read = async <Body,>(path: string): Promise<Body> => {
        const response = await fetch(path, { signal });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        return await response.json();
      };
      const [faqs, words] = await Promise.all([
        read<PublicFaq[]>(`/faqs/${websiteId}`),
        read<PublicSearchWords>(`/faqs/${websiteId}/words`),
      ]);
      return { faqs, words };
    },
    staleTime: 0,
  });
  return data ? <LazySearchEffect websiteId={websiteId} before={data} after={asItIs} /> : null;
}

function asItIs(current: SearchedTree): SearchedTree {
  return current;
}
