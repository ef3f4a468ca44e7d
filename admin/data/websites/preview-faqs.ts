import { useQuery } from '@tanstack/react-query';
import { api, readResponse } from '../api-client.ts';

/** A website's current FAQs (draft included) and their search words, for a preview of the bot. */
export function usePreviewFaqs(websiteId: number) {
  return useQuery({
    // Use a key below the one of the website's FAQs, which each write invalidates.
    queryKey: ['faqs', websiteId, 'preview'],
    queryFn: async ({ signal }) => {
      const ofWebsite = api.api.preview.faqs[':websiteId'];
      const param = { websiteId: `${websiteId}` };
      const options = { init: { signal } };
      const [faqs, words] = await Promise.all([
        readResponse(ofWebsite.$get({ param }, options)),
        readResponse(ofWebsite.words.$get({ param }, options)),
      ]);
      return { faqs, words };
    },
    // Another admin may have saved meanwhile.
    staleTime: 0,
  });
}
