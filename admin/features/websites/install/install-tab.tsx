import { scriptTag } from '../../../../embed/snippet.ts';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { findPublicUrl } from '../../../data/websites/public-url.ts';
import { PolicyCard } from '../../../ui/policy-card.tsx';
import { SnippetCard } from '../../../ui/snippet-card.tsx';
import { EmbedCard } from './embed-card.tsx';
import { GuideCard } from './guide-card.tsx';
import { SeenCard } from './seen-card.tsx';

/** The tab 'Pemasangan' of a website. */
export function InstallTab({ website: { id } }: { website: { id: number } }) {
  const host = findPublicUrl();
  return (
    <div className="grid grid-cols-1 gap-4">
      <SnippetCard
        title={copy.tagTitle}
        text={copy.tagText}
        snippet={scriptTag({ host, websiteId: id })}
        subject={copy.tagSubject}
      />
      <SeenCard websiteId={id} />
      <GuideCard host={host} websiteId={id} />
      <EmbedCard websiteId={id} />
      <PolicyCard host={host} websiteId={id} />
    </div>
  );
}
