import { scriptTag } from '../../../embed/snippet.ts';
import { installsCopy as copy } from '../../copy/installs.ts';
import { findPublicUrl } from '../../data/public-url.ts';
import { PolicyCard } from '../../ui/policy-card.tsx';
import { SnippetCard } from '../../ui/snippet-card.tsx';
import { EmbedCard } from './embed-card.tsx';
import { GuideCard } from './guide-card.tsx';
import { SeenCard } from './seen-card.tsx';
import { useEmbedMode } from './use-embed-mode.ts';

/** The tab Pemasangan of a website. */
export function InstallTab({ website }: { website: { id: number } }) {
  const websiteId = website.id;
  const host = findPublicUrl();
  const mode = useEmbedMode(websiteId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <SnippetCard
        title={copy.tagTitle}
        text={copy.tagText}
        snippet={scriptTag({ host, websiteId })}
        subject={copy.tagSubject}
      />
      <SeenCard key={websiteId} websiteId={websiteId} mode={mode} />
      <GuideCard host={host} websiteId={websiteId} />
      <EmbedCard key={`embed-${websiteId}`} websiteId={websiteId} />
      <PolicyCard host={host} websiteId={websiteId} />
    </div>
  );
}
