import { Clock } from 'lucide-react';
import { useState } from 'react';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { useRights } from '../../../data/rights.ts';
import { shortMoment } from '../../../format/timestamp.ts';
import { lazyPart } from '../../../ui/lazy.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { useCollectsDraft, usePublishing } from './publishing-queries.ts';

const ChangesDialog = lazyPart(() => import('../menu/faq-parts.ts').then((m) => m.ChangesDialog));
const PublishDialog = lazyPart(() => import('../menu/faq-parts.ts').then((m) => m.PublishDialog));

const partClass =
  'touch-target flex items-center gap-1.5 px-3 font-medium whitespace-nowrap transition-colors hover:bg-hover focus-visible:-outline-offset-2';

/** Shows the number of unpublished changes of a website that collects a draft, and publishes them. */
export function DraftChip({ websiteId }: { websiteId: number }) {
  return useCollectsDraft(websiteId) && <Chip websiteId={websiteId} />;
}

function Chip({ websiteId }: { websiteId: number }) {
  const { data: state, error, refetch } = usePublishing(websiteId);
  const may = useRights();
  const [shown, setShown] = useState<'changes' | 'publish'>();
  const close = () => setShown(undefined);
  if (error && !state) return <LoadError onRetry={() => void refetch()} />;
  if (!state) return null;
  const { changes, scheduled } = state;
  return (
    <section
      aria-label={copy.bar}
      className="flex h-10 shrink-0 items-stretch overflow-hidden rounded-control border border-line bg-surface text-13 coarse:h-11"
    >
      <p role="status" className="sr-only">
        {copy.chip(changes)}
      </p>
      <button
        type="button"
        aria-label={`${copy.showChanges}: ${copy.chip(changes)}`}
        data-tooltip={copy.showChanges}
        onClick={() => setShown('changes')}
        className={`${partClass} ${changes > 0 ? 'text-warning' : 'text-muted'}`}
      >
        {copy.chip(changes)}
        {scheduled && (
          <span className="flex items-center gap-1 text-muted max-xl:sr-only">
            <Clock aria-hidden size={14} />
            {copy.scheduledAt(shortMoment(scheduled.at))}
          </span>
        )}
      </button>
      {/* Shown without changes too: a later publication can be scheduled, and the focus returns here afterwards. */}
      {may('publish', websiteId) && (
        <button
          type="button"
          onClick={() => setShown('publish')}
          className={`${partClass} border-l border-line text-accent-text`}
        >
          {copy.publish}
        </button>
      )}
      {shown === 'changes' && <ChangesDialog websiteId={websiteId} onClose={close} />}
      {shown === 'publish' && <PublishDialog websiteId={websiteId} onClose={close} />}
    </section>
  );
}
