import { useQuery } from '@tanstack/react-query';
import type { PublicBot } from '../../../api/contract/bot/public-bot.ts';
import { api, readResponse } from '../api-client.ts';

/**
 * A website's current FAQs (draft included) and their search words, for a preview of the bot. Those of the library have
 * their words in braces.
 */
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

/** The greeting of a website's bot while none is typed, in a language; undefined for the bot's own. */
export function useDefaultGreeting(
  websiteId: number,
  lang: string,
  isNeeded = true,
): string | undefined {
  const { data } = useQuery({
    queryKey: ['faqs', websiteId, 'greeting', lang],
    queryFn: () =>
      readResponse(
        api.api.preview.websites[':id'].greeting[':lang'].$get({
          param: { id: `${websiteId}`, lang },
        }),
      ),
    enabled: isNeeded,
    staleTime: 0,
  });
  return data?.greeting ?? undefined;
}

/** A bot that greets with `greeting` where the admins have chosen nothing. */
export function withGreeting(bot: PublicBot, greeting: string | undefined): PublicBot {
  return greeting === undefined ? bot : { greeting, pageGreeting: greeting, ...bot };
}
