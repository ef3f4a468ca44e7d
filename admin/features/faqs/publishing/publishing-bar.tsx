import { useRef, useState } from 'react';
import { publishingCopy as copy } from '../../../copy/publishing.ts';
import { showError } from '../../../data/toasts.ts';
import { timestamp } from '../../../format/timestamp.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { usePublishing } from './publishing-queries.ts';
import { usePublishingWrites } from './publishing-writes.ts';
import { ReleasesDialog } from './releases-dialog.tsx';

const dialogs = {
  changes: ChangesDialog,
  publish: PublishDialog,
  releases: ReleasesDialog,
};

/** Shows the number of unpublished changes, and the actions for them. */
export function PublishingBar({ websiteId }: { websiteId: number }) {
  const { data: state, error, refetch } = usePublishing(websiteId);
  const { cancelSchedule } = usePublishingWrites(websiteId);
  const [shown, setShown] = useState<keyof typeof dialogs>();
  const [isCancelling, setCancelling] = useState(false);
  const publishButton = useRef<HTMLButtonElement>(null);
  const Dialog = shown && dialogs[shown];

  const cancel = async () => {
    setCancelling(true);
    try {
      await cancelSchedule();
      // The button that had the focus disappears.
      publishButton.current?.focus();
    } catch (failure) {
      showError(failure, copy.cancelFailed);
    }
    setCancelling(false);
  };

  return (
    <section
      aria-label={copy.bar}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3 md:flex-nowrap"
    >
      <div className="grid min-w-0 gap-0.5">
        <p role="status" className="text-14 font-medium">
          {state ? copy.unpublished(state.changes) : !error && copy.counting}
        </p>
        {error && !state && <LoadError onRetry={() => void refetch()} />}
        {state?.release && (
          <p className="text-13 text-muted">
            {copy.release(state.release.number, timestamp(state.release.published_at))}
          </p>
        )}
        {state?.scheduled && (
          <p className="flex flex-wrap items-center gap-x-2 text-13 text-muted wrap-anywhere">
            {copy.scheduled(timestamp(state.scheduled.at), state.scheduled.by)}
            <Button size="sm" pending={isCancelling} onClick={cancel}>
              {copy.cancelSchedule}
            </Button>
          </p>
        )}
      </div>
      {state && (
        <div className="flex flex-wrap gap-2 max-sm:[&>button]:px-3 md:shrink-0">
          <Button onClick={() => setShown('releases')}>{copy.releases}</Button>
          <Button onClick={() => setShown('changes')}>{copy.showChanges}</Button>
          {/* Shown without changes too: a later publication can be scheduled, and the focus returns here after a
              publication or a cancelled schedule. */}
          <Button
            ref={publishButton}
            tone={state.changes > 0 ? 'primary' : 'secondary'}
            onClick={() => setShown('publish')}
          >
            {copy.publish}
          </Button>
        </div>
      )}
      {Dialog && <Dialog websiteId={websiteId} onClose={() => setShown(undefined)} />}
    </section>
  );
}
