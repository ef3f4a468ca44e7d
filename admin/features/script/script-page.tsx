import { ExternalLink } from 'lucide-react';
import { Link } from 'wouter';
import { elementSnippet, phonePageAddress, scriptTag } from '../../../embed/snippet.ts';
import { scriptCopy as copy } from '../../copy/script.ts';
import { usePageWebsite } from '../../data/websites/current-website.ts';
import { findPublicUrl, hasPublicUrl } from '../../data/websites/public-url.ts';
import { useNoPageBot } from '../../data/websites/use-no-page-bot.ts';
import { ChooseFirst } from '../../ui/choose-first.tsx';
import { PageWebsiteSelect } from '../../ui/form/page-website-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { PolicyCard } from '../../ui/snippet/policy-card.tsx';
import { SnippetCard } from '../../ui/snippet/snippet-card.tsx';
import { AttributeTable } from './attribute-table.tsx';
import { PreviewCard } from './preview-card.tsx';

export function ScriptPage() {
  const { websiteId, isPending, choose } = usePageWebsite();
  return (
    <>
      <PageHeader
        title={copy.title}
        beside={
          <PageWebsiteSelect value={websiteId} onChange={(id) => choose(id, { replace: true })} />
        }
      />
      {!isPending && websiteId === undefined && <ChooseFirst>{copy.chooseFirst}</ChooseFirst>}
      {websiteId !== undefined && <WebsiteScript websiteId={websiteId} />}
      <div className="mt-4">
        <AttributeTable />
      </div>
    </>
  );
}

/** The snippets of one website, and its bot. */
function WebsiteScript({ websiteId }: { websiteId: number }) {
  useNoPageBot(websiteId);
  const host = findPublicUrl();
  const snippet = { host, websiteId };
  const phoneAddress = phonePageAddress(snippet);
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem] xl:grid-rows-[auto_1fr]">
      <SnippetCard
        title={copy.tagTitle}
        text={copy.tagText}
        snippet={scriptTag(snippet)}
        subject={copy.subjects.tag}
      >
        <Link
          to={`/website/${websiteId}?tab=pemasangan`}
          className="touch-target inline-flex h-8 items-center text-13 font-medium text-accent-text hover:underline"
        >
          {copy.toInstall}
        </Link>
      </SnippetCard>
      <div className="min-w-0 xl:row-span-2">
        <PreviewCard websiteId={websiteId} />
      </div>
      <div className="grid min-w-0 gap-4">
        <PolicyCard host={host} websiteId={websiteId} />
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
            className="touch-target inline-flex h-8 items-center gap-2 rounded-control text-13 font-medium text-accent-text hover:underline"
          >
            <ExternalLink aria-hidden size={16} />
            {copy.openPhone}
          </a>
          {!hasPublicUrl() && <p className="basis-full text-13 text-warning">{copy.noPublicUrl}</p>}
          <div className="basis-full">
            <QrCode label={copy.phoneCode} address={phoneAddress} />
          </div>
        </SnippetCard>
        <SnippetCard
          title={copy.elementTitle}
          text={copy.elementText}
          snippet={elementSnippet(snippet)}
          subject={copy.subjects.element}
        />
      </div>
    </div>
  );
}
