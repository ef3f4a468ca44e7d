import { useQuery } from '@tanstack/react-query';
import { api, readResponse } from '../api-client.ts';

/** A website's current FAQs (draft included) and their search words, for a preview of the bot. */
export function usePreviewFaqs(websiteId: number) {
  return useQuery({
    // Use a key below the one of the website's FAQs, which each write invalidates.
    queryKey: ['faqs', websiteId, 'preview'],
    // Without `signal`: a dialog that closes would cancel it, and the refresh after a write would seem to be cancelled.
    queryFn: async () => {
      const ofWebsite = api.api.preview.faqs[':websiteId'];
      const param = { websiteId: `${websiteId}` };
      const [faqs, words] = await Promise.all([
        readResponse(ofWebsite.$get({ param })),
        readResponse(ofWebsite.words.$get({ param })),
      ]);
      return { faqs, words };
    },
    // Another admin may have saved meanwhile.
    staleTime: 0,
  });
}
