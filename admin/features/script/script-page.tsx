import { ExternalLink } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { defaultWebsiteId } from '../../../api/contract/limits.ts';
import { elementSnippet, mobileFaqAddress, scriptTag } from '../../../embed/snippet.ts';
import { scriptCopy as copy } from '../../copy/script.ts';
import { readWebsiteId } from '../../format/website-id.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { WebsiteField } from '../../ui/website-field.tsx';
import { AttributeTable } from './attribute-table.tsx';
import { SnippetCard } from './snippet-card.tsx';

export function ScriptPage() {
  const [params, setParams] = useSearchParams();
  const websiteId = readWebsiteId(params.get('website')) ?? defaultWebsiteId;
  const snippet = { host: window.location.origin, websiteId };
  const phoneAddress = mobileFaqAddress(snippet);
  return (
    <>
      <PageHeader title={copy.title} />
      <div className="grid max-w-page-narrow grid-cols-1 gap-4">
        <div className="max-w-96">
          <WebsiteField
            value={websiteId}
            onChange={(id) => setParams({ website: `${id}` }, { replace: true })}
          />
        </div>
        <SnippetCard
          title={copy.tagTitle}
          text={copy.tagText}
          snippet={scriptTag(snippet)}
          subject={copy.subjects.tag}
        />
        <SnippetCard
          title={copy.phoneTitle}
          text={copy.phoneText}
          snippet={phoneAddress}
          subject={copy.subjects.phone}
        >
          <a
            href={phoneAddress}
            target="_blank"
            rel="noopener"
            className="touch-target inline-flex h-8 items-center gap-2 rounded-control px-2 text-13 font-medium text-accent-text hover:underline"
          >
            <ExternalLink aria-hidden size={16} />
            {copy.openPhone}
          </a>
        </SnippetCard>
        <SnippetCard
          title={copy.elementTitle}
          text={copy.elementText}
          snippet={elementSnippet(snippet)}
          subject={copy.subjects.element}
        />
        <AttributeTable />
      </div>
    </>
  );
}
