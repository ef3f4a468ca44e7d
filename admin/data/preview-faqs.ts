import { useQuery } from '@tanstack/react-query';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { adminFetch } from './admin-fetch.ts';

/** A website's FAQs as its visitors get them, for a preview of the bot. */
export function usePreviewFaqs(websiteId: number) {
  return useQuery({
    // Below the key of the website's FAQs, which each write invalidates.
    queryKey: ['faqs', websiteId, 'preview'],
    queryFn: async ({ signal }): Promise<readonly PublicFaq[]> => {
      const address = `${location.origin}/faqs/${websiteId}`;
      // The browser may have cached what was there before the last write.
      const response = await adminFetch(address, { cache: 'no-cache', signal });
      if (!response.ok) throw new Error(`Status ${response.status}.`);
      return response.json();
    },
  });
}
