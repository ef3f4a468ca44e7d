import { installsCopy as copy } from '../../../copy/installs.ts';
import { useWebsiteSettings } from '../../../data/websites/website-settings.ts';
import { ListError } from '../../../ui/list-error.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { EmbedForm } from './embed-form.tsx';

/** Sets who may embed a website's bot. */
export function EmbedCard({ websiteId }: { websiteId: number }) {
  const { data, error, refetch } = useWebsiteSettings(websiteId);
  return (
    <TitledCard title={copy.embedTitle} text={copy.embedText}>
      {data ? (
        <EmbedForm websiteId={websiteId} settings={data} />
      ) : error ? (
        <ListError title={copy.embedLoadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="h-37 animate-pulse rounded-control bg-skeleton">
          <span className="sr-only">{copy.embedLoading}</span>
        </div>
      )}
    </TitledCard>
  );
}
