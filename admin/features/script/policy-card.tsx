import { useQuery } from '@tanstack/react-query';
import { recognizeLivechat } from '../../../api/contract/livechat-vendors.ts';
import type { PublicLivechat } from '../../../api/contract/public-api.ts';
import { contentSecurityPolicy } from '../../../embed/content-security-policy.ts';
import { scriptCopy as copy } from '../../copy/script.ts';
import { uiCopy } from '../../copy/ui.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { errorMessage } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { ScriptCard } from './script-card.tsx';
import { SnippetCard } from './snippet-card.tsx';

interface PolicyCardProps {
  host: string;
  websiteId: number;
}

/** Shows the lines for a page with a Content-Security-Policy. They allow the vendor of the website's live chat too. */
export function PolicyCard({ host, websiteId }: PolicyCardProps) {
  const query = useLivechatLink(websiteId);
  if (query.data === undefined) {
    return (
      <ScriptCard title={copy.policyTitle} text={copy.policyText}>
        {query.error ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-13 text-danger">
            {errorMessage(query.error)}
            <Button size="sm" onClick={() => query.refetch()}>
              {uiCopy.retry}
            </Button>
          </div>
        ) : (
          <div className="h-37 animate-pulse rounded-control bg-skeleton">
            <span className="sr-only">{copy.policyLoading}</span>
          </div>
        )}
      </ScriptCard>
    );
  }
  const { livechat_link } = query.data;
  const vendor = livechat_link === null ? null : recognizeLivechat(livechat_link)?.vendor;
  return (
    <SnippetCard
      title={copy.policyTitle}
      text={copy.policyText}
      snippet={contentSecurityPolicy({ host, livechatLink: livechat_link }).join(';\n')}
      subject={copy.subjects.policy}
    >
      {vendor && <p className="text-13 text-muted">{copy.policyVendor(vendor)}</p>}
    </SnippetCard>
  );
}

function useLivechatLink(websiteId: number) {
  return useQuery({
    // Under the key of the websites, so that an edit of a website refreshes it.
    queryKey: ['websites', 'livechat', websiteId],
    queryFn: async ({ signal }) => {
      const param = { id: `${websiteId}` };
      const found = await readResponse(
        api.websites[':id'].livechat.$get({ param }, { init: { signal } }),
      );
      // The route sends a cached body, so its response has no type.
      return found as PublicLivechat;
    },
  });
}
