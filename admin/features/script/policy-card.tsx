import { useQuery } from '@tanstack/react-query';
import { recognizeLivechat } from '../../../api/contract/livechat-provider.ts';
import type { PublicLivechat } from '../../../api/contract/public-api.ts';
import { contentSecurityPolicy } from '../../../embed/content-security-policy.ts';
import { answer, api } from '../../api-client.ts';
import { scriptCopy as copy } from '../../copy/script.ts';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../../ui/button.tsx';
import { faultMessage } from '../../ui/toast.ts';
import { ScriptCard } from './script-card.tsx';
import { SnippetCard } from './snippet-card.tsx';

interface PolicyCardProps {
  host: string;
  websiteId: number;
}

/** The lines for a page with a Content-Security-Policy, the website's vendor of live chat included. */
export function PolicyCard({ host, websiteId }: PolicyCardProps) {
  const query = useLivechatLink(websiteId);
  if (query.data === undefined) {
    return (
      <ScriptCard title={copy.policyTitle} text={copy.policyText}>
        {query.error ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-13 text-danger">
            {faultMessage(query.error)}
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
  const provider = livechat_link === null ? undefined : recognizeLivechat(livechat_link)?.provider;
  return (
    <SnippetCard
      title={copy.policyTitle}
      text={copy.policyText}
      snippet={contentSecurityPolicy({ host, livechatLink: livechat_link }).join(';\n')}
      subject={copy.subjects.policy}
    >
      {(provider === 'tawk' || provider === 'livechat') && (
        <p className="text-13 text-muted">{copy.policyVendors[provider]}</p>
      )}
    </SnippetCard>
  );
}

function useLivechatLink(websiteId: number) {
  return useQuery({
    // Under the websites' key: changing one there changes it here.
    queryKey: ['websites', 'livechat', websiteId],
    queryFn: async ({ signal }) => {
      const param = { id: `${websiteId}` };
      const found = await answer(
        api.websites[':id'].livechat.$get({ param }, { init: { signal } }),
      );
      // The answer is prepared beforehand, which leaves its call untyped.
      return found as PublicLivechat;
    },
  });
}
