import { installsCopy as copy } from '../../../copy/installs.ts';
import { useWebsiteSettings } from '../../../data/websites/website-settings.ts';
import { ListError } from '../../../ui/list-error.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { InstallCheck } from './install-check.tsx';
import { SeenList } from './seen-list.tsx';
import { useInstallCheck } from './use-install-check.ts';

/** Shows where the bot is installed. */
export function SeenCard({ websiteId }: { websiteId: number }) {
  const { check, query, start, stop } = useInstallCheck(websiteId);
  const isLinksOnly = useWebsiteSettings(websiteId).data?.embed === 'links';
  // The list of refused origins shows the others.
  const shown = query.data?.filter(
    ({ loads, is_listed: isListed }) => loads > 0 && (isListed || !isLinksOnly),
  );
  return (
    <TitledCard title={copy.seenTitle} text={copy.seenText}>
      <InstallCheck check={check} start={start} stop={stop} isLinksOnly={isLinksOnly} />
      {shown !== undefined ? (
        <SeenList origins={shown} />
      ) : query.error ? (
        <ListError title={copy.seenFailed} error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <div className="h-24 animate-pulse rounded-control bg-skeleton">
          <span className="sr-only">{copy.seenLoading}</span>
        </div>
      )}
    </TitledCard>
  );
}
