import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { PublishingBar } from './publishing-bar.tsx';

/**
 * Shows the number of unpublished changes, for a website that collects a draft. Its height is reserved until it is
 * loaded.
 */
export function DraftStatus({ websiteId }: { websiteId: number }) {
  const { data: websites = [] } = useWebsiteOptions();
  const isDraft = websites.some(({ id, publishing }) => id === websiteId && publishing === 'draft');
  if (!isDraft) return null;
  return (
    <div className="mb-4 min-h-36 rounded-card border border-line bg-surface sm:min-h-30 md:min-h-17">
      <PublishingBar websiteId={websiteId} />
    </div>
  );
}
