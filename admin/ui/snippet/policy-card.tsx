import { scriptCopy as copy } from '../../copy/script.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorMessage } from '../../data/toasts.ts';
import { usePolicyLines } from '../../data/websites/policy-lines.ts';
import { Button } from '../button.tsx';
import { TitledCard } from '../titled-card.tsx';
import { SnippetCard } from './snippet-card.tsx';

interface PolicyCardProps {
  host: string;
  websiteId: number;
}

/** Shows the lines for a page with a Content-Security-Policy. They also allow the vendor of the website's live chat. */
export function PolicyCard({ host, websiteId }: PolicyCardProps) {
  const query = usePolicyLines(host, websiteId);
  if (query.data === undefined) {
    return (
      <TitledCard title={copy.policyTitle} text={copy.policyText}>
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
      </TitledCard>
    );
  }
  const { lines, vendor } = query.data;
  return (
    <SnippetCard
      title={copy.policyTitle}
      text={copy.policyText}
      snippet={lines.join(';\n')}
      subject={copy.subjects.policy}
    >
      {vendor && <p className="text-13 text-muted">{copy.policyVendor(vendor)}</p>}
    </SnippetCard>
  );
}
