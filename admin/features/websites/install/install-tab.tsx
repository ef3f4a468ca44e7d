import { findPublicUrl } from '../../../data/websites/public-url.ts';
import { EmbedCard } from './embed-card.tsx';
import { GuideCard } from './guide-card.tsx';
import { SeenCard } from './seen-card.tsx';

/** The tab 'Pemasangan' of a website. */
export function InstallTab({ website: { id } }: { website: { id: number } }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <GuideCard host={findPublicUrl()} websiteId={id} />
      <SeenCard websiteId={id} />
      <EmbedCard websiteId={id} />
    </div>
  );
}
