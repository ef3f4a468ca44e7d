import { useQuery } from '@tanstack/react-query';
import { recognizeLivechat, type VendorId } from '../../../api/contract/bot/livechat-vendors.ts';
import type { PublicLivechat } from '../../../api/contract/public-api.ts';
import { contentSecurityPolicy } from '../../../embed/policy-for-site-owners.ts';
import { api, readResponse } from '../api-client.ts';

interface PolicyLines {
  /** One line for each directive. */
  lines: readonly string[];
  /** The vendor of the website's live chat, which the lines also allow. */
  vendor: VendorId | undefined;
}

/** The Content-Security-Policy lines that a page needs for a website's bot. */
export function usePolicyLines(host: string, websiteId: number) {
  return useQuery({
    // Use the websites' key, so that an edit of a website refreshes the lines.
    queryKey: ['websites', 'livechat', websiteId],
    queryFn: async ({ signal }) => {
      const param = { id: `${websiteId}` };
      const found = await readResponse(
        api.websites[':id'].livechat.$get({ param }, { init: { signal } }),
      );
      // The route returns a cached body, so its response has no type.
      return found as PublicLivechat;
    },
    select: ({ livechat_link: livechatLink }): PolicyLines => ({
      lines: contentSecurityPolicy({ host, livechatLink }),
      vendor: (livechatLink === null ? null : recognizeLivechat(livechatLink)?.vendor) ?? undefined,
    }),
  });
}
