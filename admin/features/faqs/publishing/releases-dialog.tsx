import { useState } from 'react';
import type { Release } from '../../../../api/contract/faqs/publishing.ts';
import { releasesMax } from '../../../../api/contract/limits.ts';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { useRights } from '../../../data/rights.ts';
import { shortMoment } from '../../../format/timestamp.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Modal, ModalCancel } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { ChangeList } from './change-list.tsx';
import { usePublishing, useReleases } from './publishing-queries.ts';
import { usePublishingWrites } from './publishing-writes.ts';

/** Lists the last releases of a website. Each can be restored for its visitors. */
export function ReleasesDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { data: releases, error, refetch } = useReleases(websiteId);
  const { data: state } = usePublishing(websiteId);
  const { restore } = usePublishingWrites(websiteId);
  const mayPublish = useRights()('publish', websiteId);
  const [restoring, setRestoring] = useState<number>();
  return (
    <>
      <Modal
        state={modal}
        title={copy.releasesTitle}
        actions={<ModalCancel>{uiCopy.close}</ModalCancel>}
      >
        <p className="text-14 text-muted">{copy.releasesHelp(releasesMax)}</p>
        {error && !releases && <LoadError onRetry={() => void refetch()} />}
        <ul className="grid divide-y divide-line">
          {releases?.map((release, index) => (
            <ReleaseItem
              key={release.number}
              release={release}
              isCurrent={index === 0}
              onRestore={mayPublish ? () => setRestoring(release.number) : undefined}
            />
          ))}
        </ul>
      </Modal>
      {restoring !== undefined && (
        <ConfirmDialog
          title={copy.restoreTitle(restoring)}
          isWide
          confirmLabel={copy.restoreConfirm}
          failed={copy.restoreFailed}
          onConfirm={async () => {
            await restore(restoring);
            modal.close();
          }}
          onClose={() => setRestoring(undefined)}
        >
          <p>{copy.restoreExplained(restoring)}</p>
          <p>{copy.draftStays}</p>
          <ChangeList websiteId={websiteId} release={restoring} shownAtOnce={5} />
          {state?.scheduled && <p>{copy.scheduleStays(shortMoment(state.scheduled.at))}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

interface ReleaseItemProps {
  release: Release;
  isCurrent: boolean;
  /** Undefined without the right to publish. */
  onRestore: (() => void) | undefined;
}

function ReleaseItem({ release, isCurrent, onRestore }: ReleaseItemProps) {
  const { number, published_at, published_by, changes, note, restored_from } = release;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          {copy.releaseName(number)}
          {isCurrent && <Badge tone="success">{copy.current}</Badge>}
        </p>
        <p className="tabular text-13 text-muted wrap-anywhere">
          {copy.releaseBy(shortMoment(published_at), published_by)}
        </p>
        <p className="text-13 text-muted">
          {[
            copy.releaseChanges(changes),
            restored_from !== null && copy.restoredFrom(restored_from),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {note !== null && <p className="text-13 wrap-anywhere">{note}</p>}
      </div>
      {!isCurrent && onRestore && (
        <Button
          size="sm"
          aria-label={`${copy.restore}: ${copy.releaseName(number)}`}
          onClick={onRestore}
        >
          {copy.restore}
        </Button>
      )}
    </li>
  );
}
